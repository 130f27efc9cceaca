"""Three pastel soaps in a tower under bubbles: soft, wet, slightly silly."""
import math
import random

from mathutils import noise, Vector

from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#28506b}</style>
<div class="a c" style="left:0;right:0;top:54px;font:400 150px/1 Instrument;letter-spacing:-.03em">Suds Parlour</div>
<div class="a c" style="left:0;right:0;top:216px;font:400 27px Inter">Oat milk, bergamot and clay, cut by hand</div>"""
GRADE = {"exposure": .6, "contrast": 1.3, "saturation": 1.25, "vignette": .04, "bloom": .08}


def film():
    """A bubble's skin: nearly nothing in the middle, iridescent towards the rim."""
    n = m.Nodes("film")
    facing = n.add("LayerWeight", {"Blend": .3}).outputs["Facing"]
    swirl = m.noise(n, 1.4, 3, distortion=1.5)
    mixed = n.add("MixRGB", {0: .4, 1: facing, 2: swirl}).outputs[0]
    hue = m.ramp(n, mixed, [(.15, "#ffd1f0"), (.32, "#b8f2ff"), (.48, "#d9ffd0"), (.62, "#ffe6b0"), (.8, "#e2c4ff")])
    gloss = n.add("BsdfGlossy", {"Color": hue, "Roughness": .0}).outputs[0]
    clear = n.add("BsdfTransparent", {"Color": (.985, .985, .99, 1)}).outputs[0]
    fac = m.ramp(n, facing, [(0, (.05,) * 3), (.55, (.14,) * 3), (.92, (.75,) * 3)])
    shadow = n.add("LightPath").outputs["Is Shadow Ray"]
    keep = n.add("Math", {0: 1.0, 1: shadow}, operation="SUBTRACT").outputs[0]
    fac = n.add("Math", {0: fac, 1: keep}, operation="MULTIPLY").outputs[0]
    return n.finish(n.add("MixShader", {0: fac, 1: clear, 2: gloss}).outputs[0])


def marbled(a, b, scale=1.1):
    n = m.Nodes("marbled")
    swirl = m.noise(n, scale, 3, distortion=2.6)
    tone = m.ramp(n, swirl, [(.4, a), (.5, b), (.56, a), (.66, b)])
    return n.finish(n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": m.span(n, m.noise(n, 6), .2, .38), "Subsurface": .25, "Subsurface Color": tone,
                                             "Subsurface Radius": (.25, .15, .12), "Clearcoat": .35, "Normal": m.bump(n, m.noise(n, 5, 6), .08)}).outputs[0])


def soap(mat, size, at, turn):
    bar = f.box(size, mat, at, turn, edge=min(size) * .36, segments=10)
    return bar


def build():
    f.cyc(m.gradient("#bfe3ef", "#dff1f2", "Z", 0, 6, .5), y=3.6, radius=2.2)
    dish = m.solid("#f7d3d0", .3, coat=.4, sss=.1)
    f.lathe([(0, 0), (1.5, 0, .05), (1.62, .12, .05), (1.62, .34, .05), (1.52, .36, .03), (1.48, .22, .06), (0, .2)], dish, (0, 0, 0), ribs=36, rib_depth=.018, steps=288)
    f.lathe([(0, 0), (1.95, 0, .04), (1.95, .16, .04), (0, .16)], m.solid("#fdf3e2", .4, coat=.2), (0, 0, -.0), steps=200)
    soap(marbled("#f7b7c0", "#fff1ea"), (2.0, 1.3, .66), (0, 0, .26), (0, 0, 8))
    soap(marbled("#f6e2a8", "#fffaf0"), (1.8, 1.2, .62), (.06, .02, .93), (0, 3, -14))
    soap(marbled("#a9d8c6", "#f1fbf3"), (1.6, 1.1, .6), (-.05, 0, 1.58), (0, -4, 24))
    rng = random.Random(8)
    skin, water = film(), m.glass("#ffffff", ior=1.33)
    for at, r in (((.25, -.05, 2.62), .44), ((-.42, .15, 2.52), .3), ((.02, -.38, 2.36), .2), ((1.6, .3, 3.3), .46), ((-1.75, .4, 2.7), .62), ((-1.2, -.5, 3.75), .27),
                  ((1.25, -.6, 1.75), .26), ((2.0, -.3, 2.2), .17), ((-2.15, -.5, 1.45), .2), ((.65, .5, 3.7), .18)):
        f.ball(r, skin, at)
    foam = m.solid("#ffffff", .25, coat=.5, sss=.4, sss_radius=(.3, .3, .3))
    for _ in range(150):
        a = rng.uniform(0, 2 * math.pi)
        r = rng.uniform(1.02, 1.5)
        size = rng.uniform(.05, .17)
        if noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, 2))) < -.12:
            continue
        f.ball(size, rng.choice((foam, foam, skin)), (r * math.cos(a) * 1.0, r * math.sin(a) * .92, .26 + size * .6 + rng.random() * .1))
    for x, y, r in ((-.9, -1.62, .09), (-.6, -1.72, .05), (1.1, -1.55, .07)):
        f.ball(r, skin, (x * 1.2, y * 1.3, r))
    f.droplets(60, lambda g: ((g.uniform(-2.6, 2.6), g.uniform(-2.9, -2.0), 0), (0, 0, 1)), water, (.02, .06), 5, .5)
    brush = m.wood("#dcb27e", "#b5834c", 2, .45)
    bristle = m.solid("#f2e3c4", .7)
    f.plate(1.5, .62, .16, .3, brush, (1.75, -1.35, .2), (0, 0, 32), edge=.05)
    for _ in range(260):
        u, v = rng.uniform(-.64, .64), rng.uniform(-.23, .23)
        c, sn = math.cos(math.radians(32)), math.sin(math.radians(32))
        f.tube([(1.75 + u * c - v * sn, -1.35 + u * sn + v * c, .2), (1.75 + u * c - v * sn + rng.uniform(-.03, .03), -1.35 + u * sn + v * c + rng.uniform(-.03, .03), .0)], .011, bristle, kind="POLY").data.bevel_resolution = 0
    s.area((-4.5, -3, 6), (0, 0, 1.2), 3, 430, (1, .97, .93))
    s.area((4.8, 0, 4), (0, 0, 1.2), 1.2, 200, (1, .86, .9), height=4)
    s.area((0, 2.8, 7), (0, 0, 1.5), 2.5, 150, (.9, .97, 1))
    s.world([(0, (.7, .75, .8)), (.5, (.8, .88, .95)), (1, (1, .97, .95))], .6)
    s.camera((-.5, -12, 3.3), (0, 0, 1.86), 70, 5.6, (0, -.5, 1.6))
