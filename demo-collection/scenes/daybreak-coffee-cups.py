"""Paper cups on a stair of colour blocks, with long morning shadows."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

WRAP = """<style>body{background:%s;color:%s;overflow:hidden}</style>
<svg class="a" width="2400" height="900">%s</svg>
<div class="a c" style="left:800px;width:800px;top:250px;font:400 190px/.8 Shrikhand;letter-spacing:-.02em">day<br>break</div>
<div class="a c" style="left:800px;width:800px;top:610px;font:700 36px Inter;letter-spacing:.12em">FILTER &amp; FLAT WHITE</div>"""
RAYS = "".join(f'<path d="M1200 900 L{x} 0 L{x + 90} 0Z" fill="#ff8fab" opacity=".95"/>' for x in range(-1200, 3600, 180)) + '<circle cx="1200" cy="430" r="330" fill="#fff4e3"/>'
WAVES = "".join(f'<path d="M0 {y} Q100 {y - 60} 200 {y} T400 {y} T600 {y} T800 {y} T1000 {y} T1200 {y} T1400 {y} T1600 {y} T1800 {y} T2000 {y} T2200 {y} T2400 {y}" '
                f'fill="none" stroke="#f6c445" stroke-width="22"/>' for y in (60, 130, 760, 830, 900))
GRADE = {"exposure": .35, "contrast": 1.2, "saturation": 1.35, "vignette": .06}


def cup(name, at, turn, background, ink, pattern, lid, tall=1.0):
    wrap = m.printed(art(name, 2400, 900, WRAP % (background, ink, pattern)), .55, grain=.02)
    h = 2.15 * tall
    parts = [f.lathe([(0, .05), (.5, .05), (.52, 0, .02), (.545, .0, .02), (.56, .05)], m.solid(background, .6)),
             f.lathe([(.548, .03), (.75, h)], wrap, steps=160),
             f.lathe([(.74, h - .05), (.79, h - .04, .02), (.8, h + .05, .03), (.77, h + .07, .02), (.745, h + .2, .04), (.69, h + .23, .03),
                      (.67, h + .17, .03), (.0, h + .16)], lid, steps=160),
             f.ball(.1, m.solid("#1a1210", .8), (0, -.42, h + .165), (1.6, .6, .16))]
    return f.group(parts, at, (0, 0, turn))


def build():
    f.cyc(m.plaster("#8fb7d6", .06, 2, .02), y=3.2, radius=.02)
    f.box((4.6, 3, .5), m.plaster("#f3a0b1", .08, 2, .02), (.6, 1.2, 0), edge=.025)
    f.box((2.1, 2, 1.15), m.plaster("#f6cf57", .08, 2, .02), (1.35, 1.55, .5), edge=.025)
    f.lathe([(0, 0), (.9, 0, .02), (.9, 2.9, .02), (0, 2.9)], m.plaster("#ef6f45", .08, 2, .02), (-1.35, 2.0, 0), steps=160)
    white, brown = m.solid("#fbf6ec", .32, coat=.2), m.solid("#3a2018", .35, coat=.2)
    cup("daybreak-pink", (-.62, .32, .5), -8, "#fff4e3", "#e2452c", RAYS, brown)
    cup("daybreak-blue", (1.3, 1.35, 1.65), 14, "#22409a", "#fff4e3", WAVES, white, .82)
    tipped = cup("daybreak-red", (0, 0, 0), 0, "#e2452c", "#fff4e3", WAVES.replace("#f6c445", "#ffb3c4"), white, .82)
    tipped.location, tipped.rotation_euler = (.35, -1.2, .69), (1.48, .0, .95)
    donut = m.solid("#c98242", .55, grain=.15, vary=.15, sss=.1)
    icing = m.solid("#ff9dbb", .22, coat=.6, sss=.15)
    for r, mat, z, squash in ((.2, donut, .0, .85), (.205, icing, .035, .8)):
        f.torus(.4, r, mat, (-1.6, -1.25, .17 + z), scale=(1, 1, squash))
    rng = random.Random(3)
    for _ in range(60):
        a, t = rng.uniform(0, 6.28), rng.uniform(.25, 1.35)
        r = .4 + .205 * math.cos(t + .5) * rng.choice((-1, 1))
        f.tube([(-.035, 0, 0), (.035, 0, 0)], .012, m.solid(rng.choice(("#fff4e3", "#f6cf57", "#22409a", "#e2452c")), .4),
               (-1.6 + r * math.cos(a), -1.25 + r * math.sin(a), .2 + .165 * math.sin(t + .5) + .01), (0, rng.uniform(-20, 20), rng.uniform(0, 180)), kind="POLY")
    s.sun((33, 236), 6, (1, .85, .66), 1.2)
    s.world([(0, (.7, .55, .5)), (.5, (.7, .78, .9)), (1, (.7, .85, 1))], .6)
    s.camera((1.6, -12.5, 4.4), (.05, 0, 1.72), 68, 8, (-.6, -.6, 1.4))
