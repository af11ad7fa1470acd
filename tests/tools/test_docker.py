"""The files for Docker fit the rest, without a Docker engine to ask."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from app.settings import Settings

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def composition() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "docker-compose.yml").read_text())


def test_the_dockerfile_has_no_complaint() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    done = subprocess.run(
        [hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_what_the_image_copies_is_there_and_sent() -> None:
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name
            assert any(Path(name).match(pattern) for pattern in sent), name


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    assert re.search(r"^USER \d{5}$", DOCKERFILE, re.MULTILINE)
    assert "HEALTHCHECK" in DOCKERFILE
    assert "/healthz" in DOCKERFILE


def test_the_composition_sets_what_exists() -> None:
    services = composition()["services"]
    known = {"DATABASE_URL", *(f"SOBREMESA_{name.upper()}" for name in Settings.model_fields)}
    assert set(services["app"]["environment"]) <= known
    assert services["app"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]


def test_the_composition_keeps_the_database_on_a_volume() -> None:
    whole = composition()
    [volume] = whole["services"]["database"]["volumes"]
    assert volume.split(":")[0] in whole["volumes"]
    assert "ports" not in whole["services"]["database"]


def test_two_servers_stand_behind_one_proxy_where_that_is_wanted() -> None:
    services = composition()["services"]
    first, second, proxy = (services[name] for name in ("app", "second", "proxy"))
    assert second["environment"] == first["environment"]
    assert second["profiles"] == proxy["profiles"] == ["two"]
    assert proxy["environment"]["UPSTREAMS"] == "app:8000 second:8000"
    source = proxy["volumes"][0].split(":")[0]
    assert (ROOT / source).is_file()


def test_no_proxy_passes_the_figures_on() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text()
    assert re.search(r"location = /metrics \{\s+return 404;", nginx)
    assert "respond /metrics 404" in (ROOT / "deploy" / "Caddyfile").read_text()
