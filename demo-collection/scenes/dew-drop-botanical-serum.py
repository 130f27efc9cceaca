"""A dropper bottle on travertine in dappled leaf shade; the shade comes from real leaves outside the frame."""
import random

from mathutils import Vector

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

LABEL = """<style>body{background:#f4efe4;color:#3c4a36}</style>
<div class="a c" style="left:0;right:0;top:70px;font:400 170px/1 Italiana;color:#26331f">aurea</div>
<div class="a" style="left:50%;width:2px;height:150px;top:260px;background:#3c4a36"></div>
<div class="a c" style="left:0;right:0;top:450px;font:600 44px/1.4 Inter">botanical serum<br>rosehip + sea buckthorn</div>
<div class="a c" style="left:0;right:0;bottom:70px;font:600 34px Inter">30 ml ℮ 1.0 fl oz</div>"""
OVERLAY = """<style>body{color:#46503a}</style>
<div class="a" style="left:74px;top:68px;font:400 132px/.92 Italiana;letter-spacing:-.01em">Morning<br>in a drop</div>
<div class="a" style="right:76px;bottom:64px;font:500 22px/1.5 Inter;text-align:right;color:#54462f">Cold-pressed, unscented,<br>made in small batches</div>"""
GRADE = {"exposure": .5, "contrast": 1.18, "saturation": 1.2, "vignette": .06, "bloom": .08}


def travertine():
    n = m.Nodes("travertine")
    layers = m.noise(n, 1.1, 8, stretch=(.6, .6, 5), distortion=.8)
    pits = m.noise(n, 7, 4, stretch=(1, 1, 3.5))
    hole = n.add("MapRange", {0: pits, 1: .60, 2: .68}).outputs[0]
    tone = m.ramp(n, layers, [(.3, "#cdb894"), (.5, "#e9dcc3"), (.7, "#dccaa8")])
    color = n.add("MixRGB", {0: hole, 1: tone, 2: m.rgba("#a58c66")}).outputs[0]
    inverse = n.add("Math", {0: 1.0, 1: hole}, operation="SUBTRACT").outputs[0]
    return n.finish(n.add("BsdfPrincipled", {"Base Color": color, "Roughness": .55, "Normal": m.bump(n, inverse, .7, .05)}).outputs[0])


def build():
    f.cyc(m.plaster("#dfe0cb", .1, 1.6, .03), y=3.2, radius=1.4)
    stone = travertine()
    f.box((2.5, 1.8, .6), stone, (.25, .2, 0), (0, 0, -8), edge=.03)
    f.box((1.25, 1.2, 1.15), stone, (1.35, .95, .0), (0, 0, 14), edge=.03)
    f.lathe([(0, 0), (.75, 0, .02), (.75, .3, .02), (0, .3)], stone, (-1.45, -.35, 0))
    amber = m.glass("#c9772c", ior=1.47, shadow=.75)
    at = (.05, .0, .6)
    f.lathe([(0, .02), (.5, 0, .06), (.56, .06, .06), (.56, 1.35, .2), (.24, 1.56, .12), (.22, 1.72)], amber, at, steps=160)
    f.lathe([(0, .08), (.5, .09, .05), (.515, .8, .01), (0, .8)], m.glass("#e39a3e", ior=1.36, shadow=.8), at, steps=128)
    f.band(.563, .16, 1.16, m.printed(art("aurea-label", 900, 900, LABEL), .7, grain=.08), 100, at)
    gold, rubber = m.metal("#d9b27a", .22, .05, (1, 1, .1)), m.solid("#f2ece0", .45, sss=.1)
    f.lathe([(.0, 1.66), (.29, 1.66, .02), (.3, 2.04, .03), (.2, 2.06)], gold, at, ribs=60, rib_depth=.006)
    f.lathe([(.2, 2.04), (.2, 2.12, .03), (.17, 2.16, .03), (.175, 2.4, .1), (.15, 2.62, .12), (0, 2.66)], rubber, at)
    f.lathe([(0, .3), (.03, .34, .02), (.06, .6, .04), (.06, 1.7)], m.glass("#ffffff", ior=1.45), at)
    oil = m.glass("#e8a33c", ior=1.4, shadow=.9)
    for x, y, r, fl in ((-1.5, -.5, .2, .34), (-1.2, -.36, .08, .5), (-1.66, -.2, .06, .5), (-1.28, -.68, .045, .6)):
        f.ball(r, oil, (x, y, .3), (1.1, 1, fl), lumps=.12, seed=3)
    rng = random.Random(11)
    berry = m.solid("#d8501f", .22, coat=.7, sss=.15)
    twig = m.solid("#6f5233", .7)
    leafy = m.solid("#6b8a4f", .5, vary=.25, coat=.1)
    base = Vector((.75, -.75, .64))
    pts = [base + Vector((i * .24, -.04 * i + .02 * i * i, .12 + .13 * i - .012 * i * i)) for i in range(8)]
    f.tube([tuple(p) for p in pts], .022, twig, taper=[1, 1, .9, .8, .7, .6, .5, .4])
    for i, p in enumerate(pts[1:]):
        for side in (-1, 1):
            f.leaf(.46, .17, leafy, tuple(p), (rng.uniform(0, 40), rng.uniform(-20, 20), -90 + side * rng.uniform(35, 60)), .25, .15)
        for _ in range(3):
            f.ball(rng.uniform(.06, .085), berry, tuple(p + Vector((rng.uniform(-.1, .1), rng.uniform(-.14, .1), rng.uniform(-.1, .06)))), (1, 1, 1.15))
    f.ball(.24, berry, (1.5, .75, 1.38), lumps=.03)
    f.ball(.17, berry, (1.1, .6, 1.31), lumps=.03)
    # The tree outside the window.
    light = s.sun((40, 236), 6.5, (1, .9, .72), 1.3)
    toward = light.location.normalized()
    turn = toward.to_track_quat("Z", "Y").to_matrix().to_4x4()
    shade = m.solid("#1a2412", 1)
    for _ in range(120):
        p = Vector((rng.uniform(-4.5, 4.5), rng.uniform(-3.2, 4.5), 0))
        if p.length < 1.15:
            continue
        obj = f.leaf(rng.uniform(.8, 1.3), rng.uniform(.24, .4), shade)
        obj.matrix_world = turn
        obj.location = Vector((0, 0, 2)) + toward * rng.uniform(6, 9) + turn.to_3x3() @ p
        obj.rotation_euler.rotate_axis("Z", rng.uniform(-1.2, .2))
        obj.visible_camera = False
    s.world([(0, (.55, .5, .4)), (.5, (.75, .78, .7)), (1, (.8, .9, 1))], .5)
    s.camera((-.9, -12, 2.7), (.1, 0, 2.05), 76, 5.6, (0, -.5, 1.5))
