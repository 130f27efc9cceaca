"""Three thrown vases and dry grasses in an alcove; only one colour, warm white, and its shadows."""
import math
import random

from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#5d4636}</style>
<div class="a" style="left:70px;top:62px;font:400 30px/1.35 Instrument">Studio Öre<br>Ceramics</div>
<div class="a" style="right:70px;top:62px;font:400 30px/1.35 Instrument;text-align:right">Collection<br>No. 7</div>
<div class="a c" style="left:0;right:0;bottom:66px;font:italic 116px/1 InstrumentItalic;letter-spacing:-.02em;color:#f7ecdf">made by quiet hands</div>"""
GRADE = {"exposure": .4, "contrast": 1.18, "saturation": 1.15, "vignette": .08}


def pampas(base, tip, rng, plume, stem):
    """A stem and a plume of fine curved hairs."""
    mid = [(base[i] + tip[i]) / 2 for i in range(3)]
    f.tube([base, (mid[0] * .9 + base[0] * .1, mid[1], mid[2] + .1), tip], .014, stem)
    d = [tip[i] - mid[i] for i in range(3)]
    size = math.dist(tip, mid)
    lean = math.copysign(1, d[0])
    for i in range(120):
        t = rng.random()
        p = [tip[k] - d[k] / size * .55 * (1 - t) + d[k] / size * .5 * t for k in range(3)]
        spread = .3 * math.sin(math.pi * (.15 + .8 * t)) + .04
        a = rng.uniform(0, 6.28)
        out = (math.cos(a) * spread + lean * .1 * t, math.sin(a) * spread * .7, .16 + .12 * rng.random())
        f.tube([p, (p[0] + out[0] * .6, p[1] + out[1] * .6, p[2] + out[2] * .9), (p[0] + out[0] * 1.15, p[1] + out[1] * 1.15, p[2] + out[2] * .75)],
               .0095, plume, taper=[1, .8, .25]).data.bevel_resolution = 1


def build():
    wall = m.plaster("#d9b79c", .2, 1.6)
    # An arched alcove: the wall is cut out of a slab.
    arch = [(-1.75, 0), (-1.75, 3.4)] + [(1.75 * math.cos(math.radians(180 - a)), 3.4 + 1.75 * math.sin(math.radians(a))) for a in range(6, 180, 6)] + [(1.75, 3.4), (1.75, 0)]
    outline = [(-9, 0), (-9, 9), (9, 9), (9, 0)] + arch[::-1]
    f.extrude(outline, 1.1, wall, (0, 1.1, 1.1), (90, 0, 0), edge=.04, segments=5)
    f.sheet(10, 10, m.plaster("#cda488", .2, 1.6), (0, 1.1, 5), (90, 0, 0))
    f.box((18, 3.4, 1.1), wall, (0, -.2, 0), edge=.05)
    f.box((18, 6, 1), m.plaster("#c09276", .15, 2), (0, -3.5, -1), edge=.05)
    bisque = m.solid("#f0e2d0", .85, grain=.22, grain_scale=26, vary=.06)
    rust = m.solid("#a9603c", .8, grain=.3, grain_scale=22, vary=.16)
    sand = m.solid("#d9bf9f", .8, grain=.3, grain_scale=30, vary=.1)
    f.lathe([(0, 0), (.34, 0, .06), (.78, .62, .4), (.62, 1.28, .35), (.2, 1.5, .16), (.17, 1.95, .12), (.27, 2.1, .02), (.24, 2.1, .02), (.13, 1.9, .1), (.13, 1.5)], bisque, (-.5, .05, 1.1))
    f.lathe([(0, 0), (.4, 0, .06), (.56, .35, .3), (.5, .8, .2), (.3, .98, .12), (.33, 1.1, .02), (.3, 1.1, .02), (.25, .96)], rust, (.72, -.45, 1.1), ribs=26, rib_depth=.022)
    ring = f.tube([(.55 * math.cos(a * math.pi / 12), 0, .74 + .55 * math.sin(a * math.pi / 12)) for a in range(24)], .19, sand, (1.05, .45, 1.14), (0, 0, -24), cyclic=True)
    ring.data.bevel_resolution = 16
    f.lathe([(.14, 0), (.13, .24, .04), (.17, .3, .01), (.14, .3, .01), (.1, .2)], sand, (1.05, .45, 2.58))
    f.lathe([(0, 0), (.3, 0, .03), (.42, .1, .04), (.43, .12, .01), (.38, .07, .03), (0, .05)], bisque, (-1.05, -1.05, 1.1))
    for i, r in enumerate((.13, .1, .085)):
        f.ball(r, m.solid(("#8c5a40", "#d7c3a8", "#6d5547")[i], .7, grain=.1), (-1.12 + i * .13, -1.08 + (i % 2) * .12, 1.15 + r * .8), (1.2, 1, .75), lumps=.12, seed=i)
    rng = random.Random(9)
    plume, stem = m.solid("#e9cfa8", .8, sheen=.6, sss=.1), m.solid("#b8915f", .7)
    for tip in ((-1.25, .15, 4.5), (-.55, .25, 5.0), (-.05, -.05, 4.35)):
        pampas((-.5, .05, 2.9), tip, rng, plume, stem)
    bare = m.solid("#6a4630", .8)
    f.tube([(1.05, .45, 2.7), (1.12, .42, 3.3), (1.4, .35, 3.9), (1.45, .3, 4.3)], .02, bare, taper=[1, .9, .6, .3])
    for p, q in (((1.14, .42, 3.4), (.8, .3, 3.9)), ((1.3, .38, 3.7), (1.6, .3, 3.95)), ((.9, .35, 3.72), (.92, .3, 4.05))):
        f.tube([p, ((p[0] + q[0]) / 2 + .03, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2), q], .012, bare, taper=[1, .8, .3])
        f.ball(.05, m.solid("#c97a52", .6), q, (1, 1, 1.2))
    s.sun((34, 232), 4.6, (1, .86, .7), 1.5)
    s.area((4, -6, 5), (0, 0, 2.5), 3, 90, (.95, .95, 1))
    s.world([(0, (.6, .45, .36)), (.5, (.78, .68, .6)), (1, (.8, .88, 1))], .42)
    s.camera((.1, -13, 3.2), (0, 0, 2.62), 74, 7, (0, -.4, 2.2))
