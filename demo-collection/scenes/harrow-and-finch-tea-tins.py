"""Three tea tins on a grocer's shelf, as a catalogue of 1910 would have shown them in colour."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

CORNER = '<path d="M0 120 Q0 0 120 0 M0 80 Q40 80 40 40 Q40 0 80 0 M22 150 Q30 60 60 60 Q60 30 150 22" />'
LABEL = """<style>body{background:%(bg)s;color:%(ink)s}</style>
<div class="a" style="inset:34px;border:7px double %(ink)s"></div>
<svg class="a" width="1000" height="1300" fill="none" stroke="%(ink)s" stroke-width="5">
<g transform="translate(66 66)">""" + CORNER + """</g><g transform="translate(934 66) scale(-1 1)">""" + CORNER + """</g>
<g transform="translate(66 1234) scale(1 -1)">""" + CORNER + """</g><g transform="translate(934 1234) scale(-1 -1)">""" + CORNER + """</g>
<g transform="translate(500 500)"><circle r="186" fill="%(ink)s" stroke="none"/><g stroke="%(bg)s" stroke-width="9">%(mark)s</g></g>
<path d="M140 790 Q500 710 860 790 V930 Q500 850 140 930Z" fill="%(ink)s" stroke="none"/></svg>
<div class="a c" style="left:0;right:0;top:112px;font:400 70px Rye">Harrow &amp; Finch</div>
<div class="a c" style="left:0;right:0;top:222px;font:italic 40px PlayfairItalic">tea merchants of Leith</div>
<div class="a c" style="left:0;right:0;top:776px;font:400 92px/1.2 Abril;color:%(bg)s">%(name)s</div>
<div class="a c" style="left:0;right:0;top:985px;font:italic 46px/1.3 PlayfairItalic">%(note)s</div>
<div class="a c" style="left:0;right:0;bottom:92px;font:600 34px Playfair;letter-spacing:.14em">NET WT. 250 G</div>"""
LEAF = '<path d="M0 130 V-30 M0 60 Q-110 40 -120 -70 Q-20 -50 0 60 M0 60 Q110 40 120 -70 Q20 -50 0 60 M0 -20 Q-50 -80 0 -150 Q50 -80 0 -20"/>'
SUN = "".join(f'<line x1="0" y1="-84" x2="0" y2="-140" transform="rotate({a})"/>' for a in range(0, 360, 24)) + '<circle r="58"/>'
BIRD = '<path d="M-130 40 Q-60 -90 40 -60 Q90 -90 130 -50 L100 -36 Q90 60 -20 70 L-60 120 M-130 40 Q-60 20 -20 70 M-40 -10 Q20 -30 60 10"/><circle cx="84" cy="-52" r="5"/>'
GRADE = {"exposure": .55, "contrast": 1.25, "saturation": 1.15, "vignette": .25, "lift": (.018, .008, .0)}


def tin(name, at, turn, w, h, colors, gold):
    paint = m.solid(colors["bg"], .32, coat=.3, grain=.05, vary=.05)
    label = m.printed(art(name, 1000, 1300, LABEL % colors), .34, coat=.3, grain=.04, grain_scale=40)
    parts = [f.box((w, w, h), paint, edge=.09, segments=5), f.sheet(w * .9, h * .93, label, (0, -w / 2 - .003, h * .5), (90, 0, 0)),
             f.box((w * .93, w * .93, .1), gold, (0, 0, h - .03), edge=.03), f.box((w * .99, w * .99, .3), paint, (0, 0, h + .05), edge=.09, segments=5),
             f.lathe([(0, 0), (.09, 0, .02), (.07, .07, .03), (.13, .14, .05), (.08, .22, .05), (0, .23)], gold, (0, 0, h + .35))]
    return f.group(parts, at, (0, 0, turn))


def build():
    f.sheet(20, 12, m.plaster("#27474a", .12, 2), (0, 1.6, 4), (90, 0, 0))
    for i in range(23):
        f.box((.78, .06, 8), m.solid("#2f5356", .5, grain=.06, vary=.08), (-9 + i * .8, 1.55, 0), edge=.03)
    oak = m.wood("#7c4c2a", "#41220f", .7, .35, coat=.15)
    f.box((14, 2.6, .24), oak, (0, .4, -.24), edge=.04)
    f.box((14, .3, 2), oak, (0, .9, -2.3), edge=.03)
    gold = m.metal("#d8ac63", .24, .04)
    tin("tea-assam", (-1.3, .55, 0), 10, 1.42, 2.05, {"bg": "#8f2a1d", "ink": "#efd9a4", "mark": SUN, "name": "Assam", "note": "stout, malty,<br>for early hours"}, gold)
    tin("tea-breakfast", (.42, .4, 0), -7, 1.6, 2.6, {"bg": "#e7d3a2", "ink": "#1f3b3c", "mark": BIRD, "name": "Breakfast", "note": "our house blend<br>since 1887"}, gold)
    tin("tea-mint", (1.72, -.35, 0), -20, 1.12, 1.5, {"bg": "#2f5a3c", "ink": "#efd9a4", "mark": LEAF, "name": "Mint", "note": "garden leaf,<br>cut and dried"}, gold)
    rng = random.Random(5)
    leaves = [m.solid(c, .8) for c in ("#2a1a10", "#3a2415", "#1b120c")]
    for _ in range(420):
        r, a = abs(rng.gauss(0, .34)), rng.uniform(0, 6.28)
        x, y = -.75 + r * 1.5 * math.cos(a), -.98 + r * math.sin(a) * .62
        z = max(.015, .26 - r * .55) * rng.random() + .012
        f.tube([(-.06, 0, 0), (0, .018, .012), (.06, rng.uniform(-.02, .02), 0)], .014, rng.choice(leaves), (x, y, z), (rng.uniform(-30, 30), rng.uniform(-35, 35), rng.uniform(0, 360)), taper=[.3, 1, .3]).data.bevel_resolution = 1
    scoop = [f.lathe([(0, 0), (.2, .02, .1), (.3, .14, .05), (.31, .14, .01), (.21, .0, .1), (0, -.02)], gold, scale=(1.2, 1)),
             f.tube([(.34, 0, .13), (.7, 0, .2), (1.15, 0, .16)], .035, gold, taper=[.8, .7, 1.3])]
    f.group(scoop, (-.25, -1.12, .05), (0, 0, -24))
    china = m.solid("#f3ece0", .12, coat=1, sss=.1, wear=.02)
    f.lathe([(0, 0), (.35, 0, .03), (.62, .1, .08), (.63, .12, .01), (.35, .05, .05), (0, .04)], china, (-2.0, -1.0, 0))
    f.lathe([(0, .04), (.2, .04, .02), (.22, .09, .04), (.4, .3, .15), (.46, .58, .04), (.44, .58, .01), (.36, .3, .15), (0, .14)], china, (-2.0, -1.0, 0))
    f.lathe([(0, .47), (.42, .47)], m.solid("#8a3d12", .05, coat=1, wear=.01), (-2.0, -1.0, 0))
    f.lathe([(.448, .545), (.462, .57), (.452, .585)], gold, (-2.0, -1.0, 0))
    f.tube([(.42, 0, .46), (.66, 0, .46), (.66, 0, .26), (.36, 0, .2)], .035, china, (-2.0, -1.0, 0), (0, 0, 205))
    s.area((-4.5, -3, 4.6), (0, 0, 1.2), 2, 520, (1, .86, .66), height=2.4)
    s.area((5, -2.5, 3), (0, 0, 1), 1.6, 120, (.7, .88, 1), height=3)
    s.area((0, 1, 6), (0, .5, 1), 3, 90, (1, .9, .75))
    s.world([(0, (.1, .08, .06)), (.6, (.25, .26, .25)), (1, (.6, .6, .55))], .4)
    s.camera((-.5, -10.5, 2.5), (-.06, 0, 1.6), 73, 4.5, (0, -.4, 1.2))
