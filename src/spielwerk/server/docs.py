"""The page `/docs`: the OpenAPI document to read, without a script and without another server."""

from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Spielwerk: the interface</title><link rel="stylesheet" href="/docs/style.css">
<h1>Spielwerk: the interface</h1>
<p>The same as a document for programs: <a href="{json}">OpenAPI {openapi}</a>.
What stands behind it, and the socket at <code>/api/v1/tables/{{id}}/socket</code>:
the page <code>docs/protocol.md</code> of the sources.</p>
{parts}</html>
"""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { font: 600 1rem ui-monospace, monospace; margin: 2rem 0 0 }
pre { background: #f3f1ec; padding: .6rem; overflow: auto; font-size: .85rem }
dt { font-family: ui-monospace, monospace } dd { margin: 0 0 .3rem 1.5rem }
@media (prefers-color-scheme: dark) { body { background: #1b1b1d; color: #eee }
  pre { background: #2a2a2d } a { color: #8cb4ff } }
"""


@router.get("/docs")
def page(request: Request) -> HTMLResponse:
    document = request.app.openapi()
    tagged: dict[str, list[str]] = {}
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            tag = call.get("tags", ["other"])[0]
            tagged.setdefault(tag, []).append(_call(document, method, path, call))
    parts = "".join(f"<h2>{escape(tag)}</h2>{''.join(calls)}" for tag, calls in tagged.items())
    json = request.app.openapi_url
    return HTMLResponse(PAGE.format(json=json, openapi=document["openapi"], parts=parts))


@router.get("/docs/style.css")
def style() -> HTMLResponse:
    return HTMLResponse(STYLE, media_type="text/css")


def _call(document: dict[str, Any], method: str, path: str, call: dict[str, Any]) -> str:
    words = escape(call.get("description", call.get("summary", "")))
    asked = "".join(
        f"<dt>{escape(one['name'])}</dt>"
        f"<dd>{escape(one['in'])}, {escape(_kind(one['schema']))}</dd>"
        for one in call.get("parameters", ())
        if one["in"] in ("path", "query")
    )
    body = "".join(
        f"<pre>{escape(_body(document, content.get('schema', {})))}</pre>"
        for content in call.get("requestBody", {}).get("content", {}).values()
    )
    heading = f"<h3>{method.upper()} {escape(path)}</h3><p>{words}</p>"
    return heading + (f"<dl>{asked}</dl>" if asked else "") + body


def _kind(schema: dict[str, Any]) -> str:
    """A field's type in a few words."""
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(_kind(one) for one in schema[word])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if schema.get("type") == "array":
        return f"[{_kind(schema.get('items', {}))} …]"
    return str(schema.get("type", "anything"))


def _body(document: dict[str, Any], schema: dict[str, Any], indent: str = "") -> str:
    """The fields of a body, and those of the parts in it."""
    name = _kind(schema)
    found = document["components"]["schemas"].get(name)
    if found is None:
        return name
    lines = []
    for field, one in found.get("properties", {}).items():
        optional = "" if field in found.get("required", ()) else "?"
        lines.append(f"{indent}  {field}{optional}: {_kind(one)}")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"
