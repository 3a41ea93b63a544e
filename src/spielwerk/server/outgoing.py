"""A POST to an address that a user gave us: never into our own network, never redirected.

The name is looked up once, every answer must be an address of the open internet, and the
connection goes to that very address; so a name that changes its mind is of no use.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

PATIENCE = 10.0  # seconds
READ = 4_000  # bytes of the answer


class Unreachable(Exception):
    """Not delivered; why. `final`: it is of no use to try again."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


def address_of(host: str, port: int, private: bool) -> str:
    """The numeric address; refused where the name leads into a network of our own."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("no such host") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(ipaddress.ip_address(a.split("%")[0]).is_global for a in addresses):
        raise Unreachable("not an address of the open internet", final=True)
    return addresses[0]


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> None:
    """Deliver, or say why not. `private`: addresses of one's own network are allowed."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    if not parts.hostname or not (secure or (private and parts.scheme == "http")):
        raise Unreachable("not an https address", final=True)
    port = parts.port or (443 if secure else 80)
    address = address_of(parts.hostname, port, private)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.sock = socket.create_connection((address, port), PATIENCE)
        if secure:
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        connection.request("POST", path, body, dict(headers))
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from error
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Unreachable(f"answered {status}", final=status in (400, 404, 410))
