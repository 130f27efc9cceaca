"""A snapped chocolate bar in torn foil, seen from straight above on slate, cocoa dust in raking light."""
import math
import random

from mathutils import Vector, noise

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

WRAP = """<style>body{background:#f3a51d;color:#2a120a;overflow:hidden}</style>
<svg class="a" width="1000" height="1500"><g fill="#e0461f">""" + "".join(
    f'<path d="M{x} {y} q70 -90 140 0 q-70 90 -140 0Z" transform="rotate({(x * 7 + y) % 90 - 45} {x + 70} {y})"/>' for y in range(80, 1500, 190) for x in range(-40 + (y // 190 % 2) * 110, 1000, 220)) + """</g>
<rect x="110" y="500" width="780" height="800" fill="#2a120a"/></svg>
<div class="a c" style="left:0;right:0;top:560px;font:400 360px/1 Anton;color:#f3a51d;letter-spacing:-.02em">68</div>
<div class="a c" style="left:0;right:0;top:960px;font:800 68px Archivo;color:#f7e6c8">PERCENT</div>
<div class="a c" style="left:0;right:0;top:1070px;font:500 34px/1.4 Archivo;color:#f7e6c8">Dark chocolate, sea salt<br>Alto Beni, Bolivia</div>"""
OVERLAY = """<style>body{color:#f7e6c8}</style>
<div class="a" style="left:64px;top:62px;font:400 138px/1 Anton;letter-spacing:-.005em;color:#f3a51d">BREAK SOMETHING</div>
<div class="a" style="left:68px;bottom:60px;font:800 24px Archivo">Stone-ground in small runs</div>
<div class="a" style="right:66px;bottom:60px;font:800 24px Archivo">80 g</div>"""
GRADE = {"exposure": .35, "contrast": 1.25, "saturation": 1.2, "vignette": .28}


def square(mat, at, turn=(0, 0, 0), size=.62, torn=None):
    """One bevelled piece with a sunken panel."""
    parts = [f.box((size, size, .2), mat, edge=.05, segments=3)]
    pts = [(-.2, -.2), (.2, -.2), (.2, .2), (-.2, .2)]
    parts.append(f.extrude([(x * 1.06, y * 1.06) for x, y in pts], .035, mat, (0, 0, .19), edge=.03, segments=3))
    return f.group(parts, at, turn)


def build():
    f.sheet(16, 16, m.stone("#3a3230", "#1f1a1a", scale=1.3, rough=.6))
    dark = m.solid("#2c120a", .3, coat=.25, coat_rough=.3, vary=.12, grain=.04, sss=.03)
    rough = m.solid("#4a2213", .7, grain=.5, grain_scale=14)
    rng = random.Random(11)
    bar = []
    for j in range(3):
        for i in range(4):
            bar.append(square(dark, ((i - 1.5) * .615, (j - 1) * .615, 0)))
    bar.append(f.box((2.44, 1.83, .1), dark, edge=.03))
    f.group(bar, (-.75, -.5, .1), (0, 0, 24), 1.12)
    snapped = [square(dark, (x * .615, y * .615, 0)) for x, y in ((0, 0), (1, 0), (0, 1))] + [f.box((.6, .6, .1), dark, (x * .615, y * .615, 0), edge=.03) for x, y in ((0, 0), (1, 0), (0, 1))]
    f.group(snapped, (1.35, -.85, .1), (4, -3, 48), 1.12)
    square(dark, (1.3, -2.05, .03), (0, 0, 14), .62)
    square(dark, (.25, -2.2, .03), (0, 0, -33), .62)
    for _ in range(60):
        a, r = rng.uniform(0, 6.28), abs(rng.gauss(0, 1.1))
        f.ball(rng.uniform(.015, .075), rng.choice((dark, rough)), (.7 + r * math.cos(a), -1.2 + r * math.sin(a), .03), (1.2, 1, .7), (0, 0, rng.uniform(0, 180)), lumps=.6, lump_size=1.6, seed=_)

    def foil(u, v):
        p = Vector((u * 7, v * 4, .5))
        ridge = sum(abs(noise.noise(p * k)) / k for k in (1, 2.3, 5))
        torn = (.22 * noise.noise(Vector((u * 6, 3, 0))) + .08 * noise.noise(Vector((u * 23, 1, 0)))) * (v > .9)
        return (.05 * noise.noise(p * 3), torn, .32 * ridge * (.35 + .65 * v) - .02)
    shiny = m.metal("#e9b45c", .2)
    sheet = f.sheet(3.3, 1.2, shiny, (-.92, .38, .08), (0, 0, 24), (200, 80), foil)
    f.smooth(sheet, 20)
    # The wrapped half, its sleeve printed; it lies over the foil.
    wrap = [f.box((2.72, 2.1, .24), m.solid("#f3a51d", .5), edge=.05), f.sheet(2.1, 2.66, m.printed(art("sixty-eight-wrap", 1000, 1267, WRAP.replace("1500", "1267").replace('y="500"', 'y="270"').replace("top:560px", "top:330px").replace("top:960px", "top:730px").replace("top:1070px", "top:840px")), .45, coat=.2, grain=.05), (0, 0, .2425), (0, 0, -90))]
    f.group(wrap, (1.3, .82, .0), (0, 0, 64))
    salt = m.glass("#ffffff", ior=1.5)
    for _ in range(70):
        f.box((1, 1, .8), salt, (rng.gauss(.4, .9), rng.gauss(-.8, .8), .33 if rng.random() < .3 else .02), (rng.uniform(0, 30), rng.uniform(0, 30), rng.uniform(0, 90)), edge=.08).scale = (rng.uniform(.02, .05),) * 3
    bean = m.solid("#6b3a20", .6, grain=.35, grain_scale=16, vary=.2)
    for at, a in (((-2.0, -2.15, .15), 30), ((-1.55, -2.45, .15), 100), ((-2.25, 1.55, .15), -20), ((-1.85, 1.85, .15), 50), ((2.15, -1.7, .15), 75)):
        f.ball(.3, bean, at, (1, .62, .5), (0, 0, a), lumps=.08, seed=int(a))
    s.area((-4.6, 2.2, 2.6), (0, 0, 0), 1.1, 380, (1, .86, .66), height=3)
    s.area((4.5, 3.5, 3.4), (0, 0, 0), 1.6, 190, (.85, .92, 1), height=2)
    s.area((0, -5, 4.5), (0, 0, 0), 3, 90, (1, .9, .8))
    s.world([(0, (.05, .04, .04)), (.6, (.15, .13, .12)), (1, (.6, .55, .5))], .5)
    s.camera((0, .0, 11.8), (0, .36, 0), 72, 8, (0, 0, .25))
