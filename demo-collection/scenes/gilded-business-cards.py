"""Business cards with foil edges, stacked and fanned on marble, seen from above and close."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

FRONT = """<style>body{color:#fff}</style>
<svg class="a" style="left:400px;top:90px" width="200" height="200" fill="none" stroke="#fff" stroke-width="7"><circle cx="100" cy="100" r="92"/>
<path d="M100 8 V192 M54 20 Q120 100 54 180 M146 20 Q80 100 146 180"/></svg>
<div class="a c" style="left:0;right:0;top:350px;font:92px Italiana;letter-spacing:.24em;padding-left:.24em">VERDIER</div>
<div class="a c" style="left:0;right:0;top:475px;font:500 25px Inter;letter-spacing:.36em;padding-left:.36em">ATELIER OF FINE JOINERY</div>"""
BACK = """<style>body{color:#4a3a22}</style>
<div class="a" style="left:76px;top:74px;font:54px Cormorant">Hélène Verdier</div>
<div class="a" style="left:78px;top:146px;font:italic 36px CormorantItalic">maître ébéniste</div>
<div class="a" style="left:78px;bottom:72px;font:500 25px/1.6 Inter">14, rue des Tanneurs<br>21000 Dijon</div>
<div class="a" style="right:76px;bottom:72px;font:500 25px/1.6 Inter;text-align:right">+33 3 80 55 01 14<br>verdier.example</div>"""
GRADE = {"exposure": 1.0, "contrast": 1.25, "saturation": 1.15, "vignette": .2}


def build():
    f.sheet(24, 24, m.stone("#1d3a33", "#0c1d1a", "#d9c7a0", .5, .16, .02), (0, 0, 0))
    gold = m.metal("#e8bd72", .2)
    front = m.printed(art("gilded-front", 1000, 600, FRONT), .62, metal_color="#eec581", base="#10231f", grain=.06, grain_scale=160)
    back = m.printed(art("gilded-back", 1000, 600, BACK), .7, base="#f3ead8", grain=.1, grain_scale=160)
    rng = random.Random(6)

    def card(at, turn, art_face, t=.035):
        body = f.box((2.1, 1.26, t), gold, edge=.004)
        face = f.sheet(2.094, 1.254, art_face, (0, 0, t + .0006))
        face.parent = body
        body.location = at
        body.rotation_euler = [math.radians(a) for a in turn]
        return body

    tray = m.stone("#e9e2d4", "#cfc5b3", "#8e7c5c", 1.1, .25, .03)
    f.plate(3.2, 2.3, .22, .28, tray, (-.35, .75, 0), (0, 0, 12), edge=.05)
    for i in range(15):
        card((-.35 + rng.uniform(-.02, .02), .75 + rng.uniform(-.02, .02), .22 + i * .037), (0, 0, 12 + rng.uniform(-1.6, 1.6) + (5 if i > 12 else 0)), front)
    card((.55, -1.45, .0), (0, 0, -17), back)
    top = card((.95, -1.0, .04), (0, 0, -38), front)
    top.rotation_euler[1] = -.018
    f.lathe([(0, 0), (.32, 0, .04), (.34, .12, .03), (.3, .14, .02), (.12, .16, .03), (.1, .42, .05), (.22, .56, .06), (.22, .66, .05), (0, .7)], m.metal("#d9ae66", .22, .05), (1.75, .95, 0))
    eucalyptus = m.solid("#6f8a72", .55, vary=.2, vary_scale=4, sheen=.2)
    stem = [(-2.6 + .33 * i, -2.15 + .16 * i - .01 * i * i, .1 + .03 * i) for i in range(9)]
    f.tube(stem, .02, m.solid("#6b5a44", .6))
    for i, p in enumerate(stem[1:]):
        for side in (-1, 1):
            f.leaf(.46 - .025 * i, .4 - .02 * i, eucalyptus, (p[0], p[1], p[2] + .02), (rng.uniform(5, 22), rng.uniform(-14, 14), -65 + side * rng.uniform(48, 70)), .1, .1, 1.1)
    s.area((-4.5, 3.5, 4), (0, 0, 0), 1.6, 330, (1, .86, .68), height=4)
    s.area((4.5, 2, 3.5), (0, 0, 0), 1, 110, (.8, .92, 1), height=3)
    s.area((0, -1, 7), (0, 0, 0), 3, 90, (1, .95, .88))
    s.world([(0, (.05, .05, .05)), (.6, (.14, .14, .13)), (1, (.5, .45, .4))], .5)
    s.camera((.35, -5.8, 7.4), (.05, -.22, .1), 78, 4, (-.1, .2, .6))
