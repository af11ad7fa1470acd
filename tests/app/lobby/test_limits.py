from tests.app.guest import Invite


def test_creating_is_limited_by_address(guest: Invite) -> None:
    ana = guest("Ana")
    codes = [ana.post("/matches", game="kamozza").status_code for _ in range(31)]
    assert codes == [303] * 30 + [429]
