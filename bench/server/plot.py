"""A plot as SVG, written by hand: lines over a logarithmic axis, with their names beside them."""

from collections.abc import Sequence
from math import ceil, log10
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, BELOW, RIGHT, ABOVE = 760, 380, 60, 46, 170, 30
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#000000")  # told apart by most eyes
DASHES = ("", "6 4", "2 3", "10 3 2 3")


class Curve(NamedTuple):
    name: str
    points: Sequence[tuple[float, float]]


def drawn(title: str, across: str, up: str, curves: Sequence[Curve]) -> str:
    xs = sorted({x for curve in curves for x, _ in curve.points})
    top = _round_up(max(y for curve in curves for _, y in curve.points))
    place = _Place(xs[0], xs[-1], top)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{title}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="18" font-size="14">{title}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">'
        f"{across}</text>",
        f'<text x="14" y="{HEIGHT / 2}" text-anchor="middle"'
        f' transform="rotate(-90 14 {HEIGHT / 2})">{up}</text>',
    ]
    for part in range(6):
        y = place.y(top * part / 5)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        figure = f"{top * part / 5:g}"
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{figure}</text>')
    for x in xs:
        at = f'x="{place.x(x):.1f}" y="{HEIGHT - BELOW + 16}"'
        parts.append(f'<text {at} text-anchor="middle">{x:g}</text>')
    for number, curve in enumerate(curves):
        parts += _curve(curve, place, number)
    return "\n".join([*parts, "</svg>", ""])


class _Place:
    def __init__(self, first: float, last: float, top: float) -> None:
        self.first, self.top = log10(first), top
        self.width = (log10(last) - self.first) or 1

    def x(self, value: float) -> float:
        return LEFT + (log10(value) - self.first) / self.width * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BELOW - value / self.top * (HEIGHT - BELOW - ABOVE)


def _curve(curve: Curve, place: _Place, number: int) -> list[str]:
    colour, dash = COLOURS[number % 4], DASHES[number % 4]
    points = " ".join(f"{place.x(x):.1f},{place.y(y):.1f}" for x, y in curve.points)
    line = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    y = ABOVE + 16 * (number + 1)
    return [
        f'<polyline points="{points}" {line}/>',
        f'<path d="M{WIDTH - RIGHT + 10} {y - 4}h28" {line}/>',
        f'<text x="{WIDTH - RIGHT + 44}" y="{y}">{curve.name}</text>',
    ]


def _round_up(value: float) -> float:
    size = 10 ** (ceil(log10(value)) - 1) if value > 0 else 1
    return ceil(value / size) * size
