"""Style, script, art and texts, under a prefix that names the release, so that they may be kept.

Files are looked up in an index made at start: nothing else can be asked for. Each is read and
compressed once.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, cast

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.errors import NotFoundError

ROOT: Final = Path(__file__).resolve().parent.parent
YEAR: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".mjs": "text/javascript", ".js": "text/javascript", ".ftl": "text/plain"}
_COMPRESSIBLE: Final = ("text/", "application/json", "image/svg")

router = APIRouter(include_in_schema=False)


class Served(NamedTuple):
    """A file ready to be sent."""

    media_type: str
    plain: bytes
    packed: bytes | None


class Assets:
    """The files that the server gives out, by folder and path, and the release that they make."""

    def __init__(self, root: Path = ROOT) -> None:
        self._files = {"static": _all_files(root / "static"), "lib": _libraries(root)}
        self.release = _digest(self._files)

    def find(self, folder: str, path: str) -> Served:
        """A file; 404 where the index has none of that path."""
        file = self._files[folder].get(path)
        if file is None:
            raise NotFoundError
        return _served(file)


def _all_files(folder: Path) -> dict[str, Path]:
    return {
        file.relative_to(folder).as_posix(): file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.startswith(".")
    }


def _libraries(root: Path) -> dict[str, Path]:
    """The files of installed packages that `package.json` names under `sobremesa.lib`."""
    wanted = json.loads((root / "package.json").read_text())["sobremesa"]["lib"]
    modules = root / "node_modules"
    return {
        file.relative_to(modules).as_posix(): file
        for pattern in cast("list[str]", wanted)
        for file in sorted(modules.glob(pattern))
    }


def _digest(files: dict[str, dict[str, Path]]) -> str:
    digest = blake2b(digest_size=6)
    for folder, index in files.items():
        for path, file in index.items():
            digest.update(f"{folder}/{path}".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


@cache
def _served(file: Path) -> Served:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    media_type = kind or "application/octet-stream"
    plain = file.read_bytes()
    if not media_type.startswith(_COMPRESSIBLE):
        return Served(media_type, plain, None)
    packed = gzip.compress(plain, 9, mtime=0)
    return Served(media_type, plain, packed if len(packed) < len(plain) else None)


@router.get("/{folder}/{release}/{path:path}")
async def asset(request: Request, folder: str, release: str, path: str) -> Response:
    """A file of this release, to be kept for a year; of another one, not to be kept."""
    if folder not in ("static", "lib"):
        raise NotFoundError
    assets: Assets = request.app.state.assets
    file = assets.find(folder, path)
    keep = YEAR if release == assets.release else "no-cache"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type)
    return Response(file.plain, headers=headers, media_type=file.media_type)
