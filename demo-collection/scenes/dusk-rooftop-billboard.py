"""A rooftop billboard at blue hour: its lamps are the warm light of the picture."""
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

AD = """<style>body{background:#ff4d2e;color:#fff3e4;overflow:hidden}</style>
<svg class="a" width="1600" height="900"><circle cx="1280" cy="470" r="560" fill="#ffb01f"/><circle cx="1280" cy="470" r="400" fill="#ff7a1f"/>
<circle cx="1280" cy="470" r="240" fill="#ffe9c7"/></svg>
<div class="a" style="left:86px;top:26px;font:400 292px/1.08 Anton;letter-spacing:-.015em">LOUDER<br>NIGHTS</div>
<div class="a" style="left:92px;top:690px;font:600 46px Inter">Pulse FM, all summer long</div>
<div class="a c" style="left:1130px;width:300px;top:410px;font:400 120px/1 Anton;color:#ff4d2e">98.4</div>"""
GRADE = {"exposure": .25, "contrast": 1.25, "saturation": 1.35, "vignette": .2, "bloom": .14}
CLAMP = 4.0


def skyline(rng):
    """Distant blocks with a few lit windows, soft behind the focus."""
    lit = [m.emission(c, 2.2) for c in ("#ffb866", "#ffd9a0", "#ff9a50")]
    body = m.solid("#22283c", .8)
    for i in range(46):
        x, y = rng.uniform(-34, 34), rng.uniform(26, 60)
        w, h = rng.uniform(2.5, 6), rng.uniform(2, 11) - 6 + y * .08
        f.box((w, w, h + 12), body, (x, y, -12), edge=.05)
        for _ in range(7):
            column, row = rng.randrange(1, 6), rng.randrange(1, 9)
            f.sheet(.2, .34, rng.choice(lit), (x + (column / 6 - .5) * w, y - w / 2 - .03, h - row * .75), (90, 0, 0))


def build():
    rng = random.Random(8)
    steel = m.solid("#2b2d33", .45, metal=.7, grain=.1)
    f.box((30, 9, 1), m.solid("#2d2d34", .9, grain=.5, grain_scale=25, vary=.2), (0, 2, -1), edge=.03)
    f.box((30, .35, .4), m.plaster("#6a6672", .3, 2), (0, -2.4, 0), edge=.03)
    skyline(rng)
    w, h, z = 7.6, 4.275, 2.35
    turned = [f.box((w + .3, .32, h + .3), steel, (0, 0, z - .15), edge=.02),
              f.sheet(w, h, m.printed(art("dusk-billboard", 1600, 900, AD), .45), (0, -.175, z + h / 2), (90, 0, 0))]
    for x in (-3.2, -1.07, 1.07, 3.2):
        turned.append(f.box((.16, .16, z + .2), steel, (x, .1, 0), edge=.015))
        turned.append(f.tube([(x, .2, z + 3), (x, 2.3, 0)], .05, steel, kind="POLY"))
    for a, b in ((-3.2, -1.07), (1.07, 3.2)):
        turned.append(f.tube([(a, .1, .1), (b, .1, z - .15)], .035, steel, kind="POLY"))
        turned.append(f.tube([(b, .1, .1), (a, .1, z - .15)], .035, steel, kind="POLY"))
    turned.append(f.box((w + .5, 1.0, .05), steel, (0, -.6, z - .35), edge=.01))
    for x in [-4 + i * .5 for i in range(17)]:
        turned.append(f.tube([(x, -1.08, z - .3), (x, -1.08, z + .18)], .014, steel, kind="POLY"))
    for dz in (.0, .18):
        turned.append(f.tube([(-4, -1.08, z + dz), (4, -1.08, z + dz)], .018, steel, kind="POLY"))
    head = m.solid("#1c1d22", .4, metal=.6)
    for x in (-2.9, -.97, .97, 2.9):
        turned.append(f.tube([(x, -.1, z - .3), (x, -1.3, z - .45), (x, -1.75, z - .1)], .03, head))
        turned.append(f.box((.62, .2, .16), head, (x, -1.82, z - .12), (-35, 0, 0), edge=.03))
        lamp = s.area((x, -1.75, z + .1), (x * .98, -.1, z + 2.6), .55, 75, (1, .8, .55), height=.16)
        turned.append(lamp)
        turned.append(f.sheet(.5, .12, m.emission("#ffdcae", 14), (x, -1.79, z + .06), (-35, 0, 0)))
    f.group(turned, (0, 1, 0), (0, 0, -24))
    f.box((1.7, 1.5, 1.3), m.metal("#7d828c", .45), (-4.6, -.3, 0), (0, 0, 12), edge=.04)
    f.lathe([(0, 0), (.5, 0), (.5, .1, .02), (.1, .12)], steel, (-4.6, -.3, 1.3))
    f.tube([(4.3, 2.6, 0), (4.3, 2.6, 5.6)], .04, steel, kind="POLY")
    for i in range(4):
        f.tube([(3.7 + i * .06, 2.6, 5.4 - i * .32), (4.9 - i * .06, 2.6, 5.4 - i * .32)], .02, steel, kind="POLY")
    s.world([(0, (.05, .05, .09)), (.495, (.95, .38, .2)), (.52, (.85, .36, .3)), (.58, (.32, .24, .42)), (.72, (.07, .1, .27)), (1, (.02, .03, .11))], .75)
    s.area((-14, -8, 9), (0, 0, 3), 8, 1100, (.5, .55, 1))
    s.camera((-2.4, -15.5, .9), (-.1, 0, 4.35), 52, 2.8, (0, .6, 4))
