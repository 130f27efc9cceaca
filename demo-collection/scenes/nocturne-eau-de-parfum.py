"""Black stone, wet; a heavy cut bottle lit from behind, so that the juice glows."""
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

LABEL = """<style>body{color:#f3cf98;font-family:Italiana}</style>
<div class="a c" style="left:0;right:0;top:150px;font-size:118px;letter-spacing:.2em;padding-left:.2em">NOCTURNE</div>
<div class="a" style="left:420px;width:160px;top:310px;height:3px;background:#f3cf98"></div>
<div class="a c" style="left:0;right:0;top:345px;font:40px Inter;letter-spacing:.42em;padding-left:.42em">EAU DE PARFUM</div>"""

OVERLAY = """<style>body{color:#f0d9b5}</style>
<div class="a c" style="left:0;right:0;top:84px;font:400 92px Italiana;letter-spacing:.3em;padding-left:.3em">AFTER DARK</div>
<div class="a c" style="left:0;right:0;top:206px;font:italic 32px CormorantItalic;letter-spacing:.04em;color:#d2ae7e">amber resin, black fig, smoked vanilla</div>
<div class="a" style="left:72px;bottom:60px;font:500 15px Inter;letter-spacing:.28em;color:#b9976c">NOCTURNE — PARIS</div>
<div class="a" style="right:72px;bottom:60px;font:500 15px Inter;letter-spacing:.28em;color:#b9976c">100 ML / 3.4 FL OZ</div>"""
GRADE = {"exposure": .3, "contrast": 1.3, "vignette": .3, "bloom": .1}
EFFORT = 1.3


def bottle():
    gold = m.metal("#e2b76f", .16)
    label = art("nocturne-label", 1000, 540, LABEL)
    return [
        f.box((1.5, .82, 1.75), m.glass("#ffffff", ior=1.5), edge=.16, segments=3),
        f.box((1.24, .56, 1.36), m.glass("#f9cf9c", ior=1.36), (0, 0, .2), edge=.12, segments=4),
        f.lathe([(0, 1.75), (.27, 1.75, .03), (.27, 1.9, .03), (0, 1.9)], gold),
        f.box((.66, .6, .62), m.solid("#0b0908", .18, coat=1, wear=.02), (0, 0, 1.9), edge=.05),
        f.box((.68, .62, .05), gold, (0, 0, 1.9), edge=.015),
        f.box((.98, .02, .6), m.solid("#0b0908", .35, wear=.05), (0, -.415, .56), edge=.008),
        f.sheet(.96, .52, m.printed(label, base="#0b0908", rough=.45), (0, -.4265, .86), (90, 0, 0)),
    ]


def build():
    wet = m.Nodes("wet")
    pools = m.noise(wet, .55, 3)
    wet.finish(wet.add("BsdfPrincipled", {
        "Base Color": (.012, .011, .011, 1), "Specular": .6,
        "Roughness": m.ramp(wet, pools, [(.45, (.06, .06, .06)), (.58, (.34, .34, .34))]),
        "Normal": m.bump(wet, m.noise(wet, 16, 9), .1)}).outputs[0])
    f.sheet(30, 20, wet.material)
    f.sheet(30, 16, m.solid("#3a2415", .9), (0, 4.2, 5), (90, 0, 0))
    slate = m.stone("#2a2725", "#0d0c0c", scale=3, rough=.4)
    f.ball(1.6, slate, (0, .1, -.68), (1.25, .95, .42), lumps=.25, lump_size=1.4, seed=4)
    f.group(bottle(), (0, 0, .01), (0, 0, 14))
    for x, y, r, seed in ((-1.75, .5, .42, 2), (1.85, .9, .6, 7), (1.35, -.75, .2, 9), (-1.3, -.7, .14, 5)):
        f.ball(r, slate, (x, y, r * .3), (1.2, 1, .7), lumps=.35, lump_size=1.5, seed=seed)
    water = m.glass("#ffffff", ior=1.33)
    f.droplets(160, lambda r: ((r.uniform(-2.4, 2.4), r.uniform(-2.2, 1.2), 0), (0, 0, 1)), water, (.012, .05), flat=.45)
    rng = random.Random(2)
    for i in range(5):
        f.ball(rng.uniform(.05, .1), m.glass("#c86a16", ior=1.5), (rng.uniform(-1, 1.2), rng.uniform(-1.5, -.9), .05), lumps=.4, seed=i)
    s.world([(0, (.004, .004, .005)), (.6, (.02, .018, .016)), (1, (.05, .04, .03))])
    # The wall behind glows; the bottle itself hides the lamp.
    s.area((0, 2.6, .5), (0, 4.2, 1.9), 1.1, 260, (1, .6, .27))
    s.area((0, 1.3, .05), (0, .2, 1.2), 1.2, 14, (1, .62, .3), height=.4)
    s.area((-3.4, .8, 2.6), (0, 0, 1), .5, 160, (1, .86, .7), height=3.5)
    s.area((3.6, -.4, 2.2), (0, 0, 1), .35, 120, (.75, .85, 1), height=3.5)
    s.area((0, -4.4, 4), (0, 0, .8), 2, 150, (1, .9, .78))
    s.camera((0, -10.6, 1.8), (0, 0, 1.62), 88, 3.2, (0, -.5, 1))
