"""A canvas bag on a peg rail; its folds come from gravity drawn as sums of sines."""
import math
import random

import bpy

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

PRINT = """<style>body{color:#23402f}</style>
<div class="a c" style="left:0;right:0;top:60px;font:400 176px/.84 Abril;letter-spacing:-.02em">Market<br>&amp; Meadow</div>
<svg class="a" style="left:190px;top:420px" width="620" height="420" fill="none" stroke="#23402f" stroke-width="9" stroke-linecap="round">
<path d="M310 410 V120 M310 330 Q200 300 170 190 Q290 210 310 330 M310 330 Q420 300 450 190 Q330 210 310 330 M310 240 Q230 200 225 110 Q310 140 310 240 M310 240 Q390 200 395 110 Q310 140 310 240"/>
<circle cx="310" cy="76" r="42" fill="#d8572a" stroke="none"/><path d="M120 410 Q90 330 100 260 M100 260 q-40 -20 -30 -70 q50 20 30 70 M100 260 q40 -20 40 -70 q-50 10 -40 70 M500 410 Q530 330 520 260 M520 260 q-40 -20 -30 -70 q50 20 30 70 M520 260 q40 -20 40 -70 q-50 10 -40 70"/></svg>
<div class="a c" style="left:0;right:0;top:890px;font:700 38px Inter;letter-spacing:.2em">SATURDAYS 7 – 13</div>"""
GRADE = {"exposure": .5, "contrast": 1.2, "saturation": 1.2, "vignette": .1}


def front(u, v):
    """Hangs from two corners: sags between the handles, pulls diagonally, pouts at the bottom."""
    x = (u - .5) * 2
    pull = sum(math.exp(-((u - h) / .16) ** 2) for h in (.28, .72)) * v ** 3
    folds = .05 * math.sin(u * 17 + 1.2 * math.sin(v * 4)) * (.25 + v) + .035 * math.sin((u - v * .55) * 21) * (1 - abs(x)) + .03 * math.sin((u + v * .7) * 15 + 2)
    belly = .3 * math.sin(math.pi * u) ** .7 * (.35 + .65 * math.sin(math.pi * (v * .85 + .08)))
    return (-.07 * x * math.sin(math.pi * v) + .02 * math.sin(v * 9), -.09 * (1 - pull) * v ** 6 - .05 * x * x * (1 - v) ** 2, belly + folds * 1.15 + .08 * pull)


def build():
    f.sheet(20, 14, m.plaster("#b9c4a7", .16, 1.5), (0, 0, 3), (90, 0, 0))
    f.box((20, .14, 1.6), m.plaster("#93a380", .05, 2), (0, -.07, -1.2), edge=.02)
    ash = m.wood("#d7b183", "#b0834f", 1.3, .5)
    f.box((7.5, .12, .34), ash, (0, -.06, 5.05), edge=.02)
    for x in (-2.55, -.0, 2.55):
        f.lathe([(0, 0), (.07, 0), (.065, .3, .02), (.1, .36, .03), (.1, .42, .03), (0, .43)], ash, (x, -.1, 5.22), (78, 0, 0))
    canvas = m.fabric("#efe4cc", 70, depth=.25)
    w, h = 2.75, 3.1
    body = f.sheet(w, h, canvas, (0, -.16, 2.0), (90, 0, 0), (90, 100), front, .03)
    f.sheet(w, h, canvas, (0, -.1, 2.0), (90, 0, 0), (90, 100), lambda u, v: (*front(u, v)[:2], -.05 + .3 * (front(u, v)[2] - .2)), .03)
    ink = m.printed(art("tote-print", 1000, 980, PRINT), .9, transparent=True, spec=.1)
    pw, ph, top = 1.9, 1.86, .12

    def place(u, v):
        """The print lies on the bag: the same folds, sampled where it sits."""
        bu, bv = .5 + (u - .5) * pw / w, .47 + (v - .5) * ph / h
        d = front(bu, bv)
        return (d[0], d[1] + (.47 - .5) * h, d[2] + .019)
    # Ink has no thickness, so it casts no shadow.
    f.sheet(pw, ph, ink, (0, -.16, 2.0), (90, 0, 0), (70, 70), place).visible_shadow = False
    strap = m.fabric("#e8dabc", 60, depth=.25)
    for y, lift in ((-.32, 0), (-.14, .04)):
        for side in (-1, 1):
            pts = [(side * .62, y - .12, 3.0), (side * .6, y - .05, 3.5), (side * .42, y, 4.35), (side * .12, -.34, 5.18 + lift), (0, -.34, 5.3 + lift)]
            obj = f.tube(pts, .035, strap)
            obj.data.bevel_mode = "OBJECT"
            flat = bpy.data.curves.new("flat", "CURVE")
            flat.dimensions = "2D"
            line = flat.splines.new("POLY")
            line.points.add(3)
            for p, (a, b) in zip(line.points, ((-.1, -.012), (.1, -.012), (.1, .012), (-.1, .012))):
                p.co = (b, a, 0, 1)
            line.use_cyclic_u = True
            shape = bpy.data.objects.new("flat", flat)
            bpy.context.collection.objects.link(shape)
            shape.hide_render = True
            obj.data.bevel_object = shape
    rng = random.Random(12)
    straw = m.solid("#c99b52", .7, vary=.2)
    wheat = m.solid("#d9b06a", .6, vary=.2, vary_scale=6)
    for i in range(11):
        x0, lean = rng.uniform(-.5, .5), rng.uniform(-.9, .9)
        tip = (x0 + lean, -.38 - rng.random() * .2, 4.0 + rng.uniform(0, .75))
        f.tube([(x0 * .6, -.13, 2.7), (x0 + lean * .3, -.17, 3.55), tip], .014, straw)
        for k in range(9):
            f.ball(.045, wheat, (tip[0] + lean * .03 * k + (-1) ** k * .028, tip[1], tip[2] + .06 * k - .1), (.7, .6, 1.6), (0, lean * 20 + (-1) ** k * 18, 0))
    hat = m.fabric("#d2a864", 40, depth=.6)
    f.lathe([(0, .42), (.42, .4, .1), (.5, .05, .06), (.98, -.03, .02), (1.0, -.05)], hat, (2.62, -.12, 4.72), (84, 0, 0))
    f.lathe([(.485, .06), (.47, .2)], m.solid("#23402f", .8), (2.62, -.135, 4.72), (84, 0, 0))
    s.sun((36, 246), 5.2, (1, .86, .66), 1.6)
    s.area((5, -6, 4), (0, 0, 2.5), 4, 150, (.85, .92, 1))
    s.world([(0, (.5, .48, .4)), (.5, (.7, .72, .7)), (1, (.8, .9, 1))], .38)
    s.camera((.6, -13, 2.6), (.1, 0, 2.9), 78, 8, (0, -.4, 2.4))
