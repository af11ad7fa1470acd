from tests.app.guest import Invite, said


def test_creating_is_limited_by_address(guest: Invite) -> None:
    ana = guest("Ana")
    for _ in range(30):
        assert ana.post("/matches", game="kamozza").status_code == 303
    answers = (ana.post("/matches", game="kamozza") for _ in range(9))
    refused = next(answer for answer in answers if answer.status_code != 303)
    assert refused.status_code == 429
    assert said(refused).startswith("That was a little fast.")
