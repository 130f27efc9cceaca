"""A steel watch, close; the dial is artwork, the hands, markers and case are built."""
import math

import bpy

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

DIAL = """<style>body{background:radial-gradient(circle,#1e5a46 0,#123f31 55%,#081d17 100%);color:#f3ead2}</style><svg class="a" width="1200" height="1200" viewBox="-600 -600 1200 1200">""" + "".join(
    f'<line x1="0" y1="-560" x2="0" y2="{-525 if i % 5 else -505}" stroke="#f3ead2" stroke-width="{4 if i % 5 else 8}" transform="rotate({i * 6})"/>' for i in range(60)) + """
<circle r="120" cy="250" fill="#0c2a21" stroke="#c9b27a" stroke-width="3"/>""" + "".join(
    f'<line x1="0" y1="-116" x2="0" y2="-100" stroke="#f3ead2" stroke-width="3" transform="translate(0 250) rotate({i * 30})"/>' for i in range(12)) + """</svg>
<div class="a c" style="left:0;right:0;top:318px;font:62px Playfair;letter-spacing:.08em">Monarch</div>
<div class="a c" style="left:0;right:0;top:400px;font:500 25px Inter;letter-spacing:.3em;padding-left:.3em">AUTOMATIC</div>"""
OVERLAY = """<style>body{color:#efe4c6}</style>
<div class="a" style="left:72px;top:58px;font:400 104px/.92 Playfair;letter-spacing:-.02em">Time, kept<br><span style="font:italic 104px/.92 PlayfairItalic">in green</span></div>
<div class="a" style="right:72px;bottom:60px;font:500 22px/1.5 Inter;color:#d9cba6;text-align:right">Monarch Field 38 mm<br>Steel, sapphire, 72 h reserve</div>"""
GRADE = {"exposure": .3, "contrast": 1.25, "saturation": 1.15, "vignette": .25, "bloom": .07}
EFFORT = 1.2


def hand(length, width, z, degrees, steel, lume=None):
    outline = [(-width / 2, -.18), (-width / 2, length * .75), (0, length), (width / 2, length * .75), (width / 2, -.18)]
    f.extrude(outline, .02, steel, (0, 0, z), (0, 0, -degrees), edge=.008, segments=2)
    if lume:
        w = width * .45
        f.extrude([(-w / 2, length * .2), (-w / 2, length * .7), (w / 2, length * .7), (w / 2, length * .2)], .024, lume, (0, 0, z), (0, 0, -degrees), edge=.004)


def build():
    polished, brushed, gold = m.metal("#dcd9d4", .1), m.metal("#c9c6c0", .28, .06, (40, 1, 1)), m.metal("#e3c07c", .15)
    lume = m.solid("#f2e9c8", .5)
    f.lathe([(0, -.32), (1.1, -.32, .1), (1.36, -.14, .1), (1.36, .06, .06), (1.3, .14, .03)], brushed, steps=200)
    f.lathe([(1.31, .12), (1.3, .2, .03), (1.12, .28, .04), (1.07, .2, .02), (1.06, .05)], polished, steps=200)
    f.extrude([(1.08 * math.cos(a * math.pi / 90), 1.08 * math.sin(a * math.pi / 90)) for a in range(180)], .01,
              m.printed(art("monarch-dial", 1200, 1200, DIAL), .32, coat=.6), (0, 0, .0), edge=0)
    for i in range(12):
        if i == 6:
            continue
        a = math.radians(i * 30)
        for dx in ((-.045, .045) if i == 0 else (0,)):
            x, y = .83 * math.sin(a) + dx, .83 * math.cos(a)
            f.box((.07, .22, .03), gold, (x, y, .01), (0, 0, -i * 30), edge=.012)
            f.box((.036, .17, .034), lume, (x, y, .01), (0, 0, -i * 30), edge=.004)
    hand(.58, .085, .05, 305, gold, lume)
    hand(.9, .065, .08, 54, gold, lume)
    f.tube([(0, -.24, 0), (0, .98, 0)], .009, m.solid("#d2502c", .35), (0, 0, .125), (0, 0, -196), kind="POLY")
    f.lathe([(0, .04), (.06, .04), (.06, .13, .015), (0, .14)], gold)
    f.tube([(0, -.02, 0), (0, .13, 0)], .008, gold, (0, -.45, .03), (0, 0, 60), kind="POLY")
    f.lathe([(0, .245), (.8, .24, .1), (1.08, .21)], m.glass("#ffffff", ior=1.12, shadow=1))
    f.lathe([(0, 0), (.17, 0, .03), (.19, .05, .02), (.19, .2, .03), (0, .22)], polished, (1.36, 0, -.06), (0, 90, 0), ribs=26, rib_depth=.035)
    for sx in (-1, 1):
        for sy in (-1, 1):
            f.box((.22, .62, .26), brushed, (sx * .72, sy * 1.33, -.3), (sy * 14, 0, 0), edge=.06)
    leather = m.solid("#6b3a1e", .5, grain=.4, grain_scale=16, vary=.2, vary_scale=3, coat=.1)
    thread = m.solid("#e2cfa2", .8)
    for sy in (-1, 1):
        def bend(u, v, sy=sy):
            t = v * 2.5
            return (-(u - .5) * .18 * v, 0, -.9 * (t / 2.5) ** 1.7 + .05 * (1 - abs(u - .5) * 2) ** .5)
        strap = f.sheet(1.16, 2.9, leather, (0, sy * 2.8, -.2), (0, 0, 0 if sy > 0 else 180), (16, 50), bend, .14)
        f.subdivide(strap, 1)
        for sx in (-1, 1):
            for k in range(24):
                v = .05 + k / 26
                bx, by, bz = bend(.5 + sx * .43, v)
                x, y = sx * .43 * 1.16 + bx, (v - .5) * 2.9
                d = f.tube([(x, y - .033, bz + .075), (x, y, bz + .09), (x, y + .033, bz + .075)], .014, thread)
                d.location, d.rotation_euler = (0, sy * 2.8, -.2), (0, 0, 0 if sy > 0 else math.pi)
    every = [o for o in bpy.context.collection.objects if o.parent is None]
    f.group(every, (.12, .1, .72), (24, -10, -24))
    f.sheet(30, 30, m.stone("#17362d", "#0a1a16", scale=.7, rough=.3), (0, 0, -.45))
    f.ball(1.9, m.stone("#23443a", "#0e211c", scale=1.5, rough=.55), (.2, 1.1, -.65), (1.2, 1, .5), lumps=.25, seed=3)
    f.ball(1.0, m.stone("#2a4f43", "#10261f", scale=2, rough=.55), (-2.4, 2.2, -.1), (1.2, 1, .7), lumps=.3, seed=8)
    fern = m.solid("#2f6a4a", .5, vary=.3)
    for i in range(9):
        for sx in (-1, 1):
            f.leaf(.75 - .05 * i, .17, fern, (2.3 + .13 * i, 1.2 + .3 * i, .5 + .08 * i), (0, 10, -20 + sx * 62), .3, .1)
    s.area((-4.6, 1.6, 4), (0, 0, .5), 1.5, 250, (1, .96, .9), height=2.4)
    s.area((3.8, 1, 3), (0, 0, .5), .8, 170, (1, .85, .62), height=3)
    s.area((0, -5, 4), (0, 0, .5), 2, 70, (.85, .95, 1))
    s.world([(0, (.02, .03, .03)), (.6, (.1, .13, .12)), (1, (.35, .4, .38))], .5)
    s.camera((.2, -6.4, 7.4), (.05, .28, .5), 80, 4.5, (.1, 0, .85))
