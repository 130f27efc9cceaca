"""A framed print in afternoon window light; the plant's shadow does the decorating."""
import random
from math import cos, radians, sin

from mathutils import Vector

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

POSTER = """<style>body{background:#efe6d6;color:#1f2a26}</style>
<svg class="a" viewBox="0 0 1000 1400" width="1000" height="1400">
<circle cx="500" cy="520" r="292" fill="#d9562f"/><path d="M120 640 Q330 520 520 640 T900 620 V930 H120Z" fill="#24483e"/>
<path d="M120 760 Q300 690 480 770 T900 740 V930 H120Z" fill="#e8b04b"/><path d="M120 850 Q360 790 560 855 T900 840 V930 H120Z" fill="#efe6d6"/></svg>
<div class="a" style="left:120px;top:96px;font:600 30px Inter;letter-spacing:.02em">Søndre Kunsthall</div>
<div class="a" style="right:120px;top:96px;font:400 30px Inter">12.06 – 30.09</div>
<div class="a" style="left:112px;top:985px;font:400 190px/.86 Fraunces;letter-spacing:-.035em">Slow<br>Horizon</div>
<div class="a" style="right:120px;top:1012px;font:400 26px/1.4 Inter;text-align:right">Paintings and paper cuts<br>1968 – 1981</div>"""
GRADE = {"exposure": .42, "contrast": 1.2, "saturation": 1.25, "vignette": .1}


def monstera(at, rng):
    green = m.solid("#2f5a3a", .35, coat=.3, vary=.3, vary_scale=3)
    stem = m.solid("#3c6240", .5)
    for i in range(13):
        lean, turn = rng.uniform(.5, 1.5), rng.uniform(-200, 20)
        tip = (at[0] + cos(radians(turn)) * lean, at[1] + sin(radians(turn)) * lean * .5 - .1, at[2] + rng.uniform(.7, 2.3))
        f.tube([at, ((at[0] + tip[0]) / 2 - .05, (at[1] + tip[1]) / 2, at[2] + (tip[2] - at[2]) * .65), tip], .018, stem)
        f.leaf(rng.uniform(.75, 1.15), rng.uniform(.42, .62), green, tip, (rng.uniform(-40, 15), rng.uniform(-25, 25), turn - 90), .35, .2)


def build():
    f.sheet(16, 14, m.plaster("#d8c3a5", .3, 1.6), (0, 0, 3), (90, 0, 0))
    f.box((16, 8, .2), m.wood("#8d6748", "#5d3f29", .6, .35), (0, -4, -.2), edge=.01)
    f.box((16, .07, .42), m.solid("#d9c8ae", .5), (0, -.04, 0), edge=.015)
    oak = m.wood("#b98a5a", "#8a5f38", 1.6, .5)
    w, h, t = 2.5, 3.5, .11
    for size, at in (((w + 2 * t, .16, t), (0, -.1, h / 2)), ((w + 2 * t, .16, t), (0, -.1, -h / 2 - t))):
        f.box(size, oak, (at[0], at[1], 3.25 + at[2]), edge=.012)
    for x in (-1, 1):
        f.box((h, .16, t), oak, (w / 2 if x > 0 else -w / 2 - t, -.1, 3.25), (0, 90, 0), edge=.012)
    f.sheet(w, h, m.printed(art("gallery-wall-poster", 1000, 1400, POSTER), .6, grain=.03), (0, -.06, 3.25), (90, 0, 0))
    # A console cuts into the frame at the foot of the picture: something to stand in front of the wall.
    f.box((3.6, .8, .1), m.wood("#6b452b", "#3f2617", 1.2, .4), (-.9, -.6, .72), edge=.03)
    f.lathe([(0, .0), (.2, .0, .04), (.34, .3, .2), (.26, .62, .2), (.1, .78, .08), (.13, .92, .02), (.1, .92), (.08, .8)],
            m.solid("#b8502f", .7, grain=.12, vary=.12), (-1.9, -.62, .82))
    for i, (c, w2) in enumerate((("#20352f", 1.05), ("#e6dcc8", .98), ("#c99a3e", .9))):
        f.box((w2, .6, .11), m.solid(c, .7), (-.75, -.62, .82 + i * .112), (0, 0, (3, -4, 6)[i]), edge=.012)
    monstera((2.42, -.75, .45), random.Random(5))
    f.lathe([(0, -.1), (.3, -.1, .06), (.42, .65, .03), (.37, .65), (.35, .5), (0, .5)], m.solid("#e9e0d0", .8, grain=.1), (2.42, -.75, -.07))
    # The window: a sun through a gobo of four panes.
    dark = m.solid("#111111", 1)
    sunny = s.sun((34, 222), 5.5, (1, .82, .6), .9)
    toward = sunny.location.normalized()
    right = toward.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(toward)
    origin = Vector((.1, -.1, 3.3)) + toward * 7
    for a, b, w3, h3 in ((0, 0, .16, 9), (0, .25, 9, .16), (-3.6, 0, 4, 12), (3.55, 0, 4, 12), (0, 4.2, 12, 4), (0, -4.4, 12, 4)):
        pane = f.sheet(w3, h3, dark)
        pane.matrix_world = (toward.to_track_quat("Z", "Y").to_matrix().to_4x4())
        pane.location = origin + right * a + up * b
        pane.visible_camera = False
    s.world([(0, (.5, .42, .34)), (.5, (.75, .72, .7)), (1, (.8, .88, 1))], .42)
    s.camera((.45, -12, 2.5), (.22, 0, 2.74), 71, 8, (0, 0, 3))
