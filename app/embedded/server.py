"""Starting, watching and stopping the database of one data folder."""

import asyncio
import fcntl
import hashlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Awaitable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import asyncpg
import psutil
import structlog

from app.embedded.programs import MAJOR, NAME, EmbeddedError, database_user, programs_in

LONGEST_PATH = 90  # of a socket's folder, in bytes: the system allows 107 with its name
LONGEST_LOG = 4_000_000
PATIENCE = 90.0  # seconds; a crashed database may have much to recover
DURABLE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on")
FAST = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off"),
    # no database is dropped while anybody logs in, also somebody who has given up half-way
    "authentication_timeout=5s",
)

log = structlog.stdlib.get_logger()


class Embedded:
    """The database of one data folder.

    Several processes may use it at once. Each holds a shared lock on `users.lock`; the last one
    to leave stops the database. Starting and stopping happen under `change.lock`. The system drops
    both locks of a killed process, and its database is found again by the next one.
    """

    def __init__(self, data: Path, *, durable: bool = True) -> None:
        """Prepares for `data`; `durable=False` is for tests, which may lose everything."""
        self.data = data.absolute()
        self.home = self.data / "postgres"
        self.cluster = self.home / "cluster"
        self.user = database_user(self.cluster)
        self._settings = DURABLE if durable else FAST
        self._users: int | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._stopping = threading.Event()
        self._watcher: threading.Thread | None = None

    # --- what others need

    @property
    def url(self) -> str:
        """The address for SQLAlchemy with asyncpg."""
        return self.url_of(NAME)

    def url_of(self, database: str) -> str:
        """The address of another database of the same server."""
        host = quote(str(self.socket_folder), safe="/")
        return f"postgresql+asyncpg://{NAME}:{self._password()}@/{database}?host={host}"

    @property
    def pid(self) -> int | None:
        """The number of PostgreSQL's first process, if it runs."""
        if self._process:
            self._process.poll()  # a child that ended stays in the system's list until asked for
        found = self._pid_file()
        return found if found and _is_postgres(found) else None

    def launch(self) -> None:
        """Starts the database without waiting for it; makes it first if it is not there.

        Raises EmbeddedError when the folder, the programs or an older version stand in the way.
        """
        self._make_home()
        with self._change():
            self._users = _lock(self.home / "users.lock", fcntl.LOCK_SH)
            if not self.cluster.exists():
                self._initialize()
            self._check_version()
            self._run()

    def wait(self) -> None:
        """Returns when the database answers; starts it again if it dies while it recovers."""
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if time.monotonic() > deadline:
                raise EmbeddedError(f"PostgreSQL does not start; see {self.log_path}")
            time.sleep(0.02)
        with self._change():
            asyncio.run(_ensure_database(self))
        self._watcher = threading.Thread(target=self._watch, name="database", daemon=True)
        self._watcher.start()

    def start(self) -> "Embedded":
        """Launches and waits; leaves nothing behind where that fails."""
        try:
            self.launch()
            self.wait()
        except BaseException:
            self.stop()
            raise
        return self

    def stop(self) -> bool:
        """Leaves the database and stops it if nobody else uses it; says whether it did."""
        self._stopping.set()
        if self._watcher:
            self._watcher.join()
        if self._users is None:
            return False
        with self._change():
            try:
                fcntl.flock(self._users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if self._process:
                    self._process.returncode = 0  # it outlives us: no child to wait for any more
                return False
            else:
                self._halt()
                return True
            finally:
                os.close(self._users)
                self._users = None

    def __enter__(self) -> "Embedded":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # --- folders

    @property
    def socket_folder(self) -> Path:
        """Where the socket lies: with the database, or in a shorter place."""
        if len(os.fsencode(self.cluster)) < LONGEST_PATH:
            return self.cluster
        short = hashlib.sha256(os.fsencode(self.cluster)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"{NAME}-{short}"

    @property
    def log_path(self) -> Path:
        """Where PostgreSQL writes what it has to say."""
        return self.home / "log"

    def _make_home(self) -> None:
        missing = [p for p in (self.home, *self.home.parents) if not p.exists()]
        mode = 0o755 if self.user.stands_in else 0o700
        try:
            for path in reversed(missing):
                path.mkdir(exist_ok=True)
                path.chmod(mode)
        except OSError as error:
            raise EmbeddedError(f"cannot make {self.home}: {error.strerror}") from error
        self._check_reach()
        self._make_socket_folder()

    def _check_reach(self) -> None:
        if not self.user.stands_in:
            return
        for path in self.home.parents:
            if not path.stat().st_mode & 0o001:
                raise EmbeddedError(
                    f"PostgreSQL will not run as root, and the user {self.user.name} that runs it "
                    f"instead cannot enter {path}. Choose another folder with SOBREMESA_DATA."
                )

    def _make_socket_folder(self) -> None:
        folder = self.socket_folder
        if folder == self.cluster:
            return
        if not folder.exists():
            folder.mkdir(mode=0o700)
            self.user.own(folder)
        elif folder.stat().st_uid != self.user.uid:
            raise EmbeddedError(f"{folder} belongs to somebody else; remove it")

    # --- the first time

    def _initialize(self) -> None:
        log.info("making the database", folder=str(self.cluster))
        draft = self.home / "cluster.new"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(mode=0o700)
        word = self.home / "password.new"
        word.write_text(secrets.token_hex(16))
        word.chmod(0o600)
        self.user.own(draft, word)
        self._initdb(
            f"--pgdata={draft}", f"--username={NAME}", f"--pwfile={word}",
            "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C",
            "--locale-provider=builtin", "--builtin-locale=C.UTF-8",
        )  # fmt: skip
        os.chown(word, os.geteuid(), os.getegid())
        word.rename(self.home / "password")
        draft.rename(self.cluster)

    def _check_version(self) -> None:
        found = (self.cluster / "PG_VERSION").read_text().strip()
        if found != MAJOR:
            raise EmbeddedError(
                f"{self.cluster} was made by PostgreSQL {found}; this server brings {MAJOR}. "
                "Dump it with the older release and load it with this one."
            )

    def _password(self) -> str:
        return (self.home / "password").read_text()

    # --- running

    def _run(self) -> None:
        """Starts PostgreSQL unless it runs, and returns when its pid file is written.

        A stale pid file stays where it is: PostgreSQL finds out by it whether processes of a
        killed predecessor still live. Only when its number belongs to a stranger by now, which
        PostgreSQL would take for a running server, do we remove it.
        """
        if self.pid is not None:
            return
        if (stranger := self._pid_file()) and psutil.pid_exists(stranger):
            (self.cluster / "postmaster.pid").unlink()
        if self._process:
            self._process.wait()  # without a pid file it is ending
        self._process = self._spawn()
        while self._process.poll() is None and self._pid_file() != self._process.pid:
            time.sleep(0.005)

    def _spawn(self) -> subprocess.Popen[bytes]:
        options = (
            "listen_addresses=", f"unix_socket_directories={self.socket_folder}",
            "unix_socket_permissions=0700", "max_connections=100", "shared_buffers=64MB",
            *self._settings,
        )  # fmt: skip
        flags = [word for option in options for word in ("-c", option)]
        if self.log_path.exists() and self.log_path.stat().st_size > LONGEST_LOG:
            self.log_path.unlink()
        with self.log_path.open("ab") as output:
            return subprocess.Popen(  # noqa: S603 - our own words and paths
                [programs_in(self.home) / "postgres", "-D", str(self.cluster), *flags],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl-C in a terminal is for us, not for the database
                **self.user.identity(self.home),
            )

    def _initdb(self, *words: str) -> None:
        done = subprocess.run(  # noqa: S603 - our own words and paths
            [programs_in(self.home) / "initdb", *words],
            check=False,
            capture_output=True,
            text=True,
            **self.user.identity(self.home),
        )
        if done.returncode:
            raise EmbeddedError(f"PostgreSQL cannot make its files: {done.stderr.strip()}")

    def _ready(self) -> bool:
        """Whether the database takes connections; one that died is started again.

        When it was killed, processes of the old one may still be ending: the first tries fail.
        """
        with suppress(FileNotFoundError, IndexError):
            lines = (self.cluster / "postmaster.pid").read_text().splitlines()
            if lines[7].strip() == "ready" and self.pid:
                return True
        if self.pid is None:
            time.sleep(0.1)
            with self._change():
                self._run()
        return False

    def _watch(self) -> None:
        """Starts the database again should it be killed while the server runs."""
        while not self._stopping.wait(1.0):
            if self.pid is None:
                log.warning("the database has gone; starting it again")
                with self._change():
                    self._run()

    def _halt(self) -> None:
        if self.pid is None:
            return
        os.kill(self.pid, signal.SIGINT)  # fast: ends transactions and writes a checkpoint
        deadline = time.monotonic() + PATIENCE
        while self.pid and time.monotonic() < deadline:
            time.sleep(0.01)
        if self._process:
            self._process.wait()

    def _pid_file(self) -> int | None:
        with suppress(FileNotFoundError, IndexError, ValueError):
            return int((self.cluster / "postmaster.pid").read_text().splitlines()[0])
        return None

    @contextmanager
    def _change(self) -> Generator[None]:
        """Holds `change.lock`: nobody else starts or stops this database meanwhile."""
        file = _lock(self.home / "change.lock", fcntl.LOCK_EX)
        try:
            yield
        finally:
            os.close(file)


def _is_postgres(pid: int) -> bool:
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        return process.name() == "postgres" and process.status() != psutil.STATUS_ZOMBIE
    return False


def _lock(path: Path, kind: int) -> int:
    """An open file that holds the lock until it is closed or its process ends."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(file, kind)
    return file


async def _ensure_database(embedded: Embedded) -> None:
    """Connects, as the only proof that counts, and makes our database if it is missing."""
    try:
        await (await _connect(embedded, NAME)).close()
    except asyncpg.InvalidCatalogNameError:
        connection = await _connect(embedded, "postgres")
        # another process may make it at the same moment
        with suppress(asyncpg.DuplicateDatabaseError, asyncpg.UniqueViolationError):
            await connection.execute(f"create database {NAME}")
        await connection.close()


def _connect(embedded: Embedded, database: str) -> Awaitable[asyncpg.Connection]:
    return asyncpg.connect(embedded.url_of(database).replace("+asyncpg", ""))
