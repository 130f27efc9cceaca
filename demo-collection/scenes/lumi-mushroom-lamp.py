"""A glowing glass lamp in a colour-blocked room; the lamp is also the key light."""
from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#f6dfc0}</style>
<div class="a" style="left:64px;top:44px;font:600 250px/.9 Bricolage;letter-spacing:-.012em;color:#f3c98b">Lumi</div>
<div class="a" style="right:66px;top:84px;font:400 24px/1.45 Bricolage;text-align:right">Table lamp in<br>mouth-blown opal glass</div>
<div class="a" style="left:70px;bottom:60px;font:400 24px/1.4 Bricolage">Dims from candle to reading light</div>
<div class="a" style="right:70px;bottom:60px;font:400 24px/1.4 Bricolage">No. 04</div>"""
GRADE = {"exposure": .6, "contrast": 1.2, "saturation": 1.25, "vignette": .22, "bloom": .12}
EFFORT = 1.2


def glow(color, strength, edge):
    """Opal glass: bright where seen face on, warmer towards the rim."""
    n = m.Nodes("opal")
    facing = n.add("LayerWeight", {"Blend": .35}).outputs["Facing"]
    tone = m.ramp(n, facing, [(0, color), (.8, edge)])
    light = n.add("Emission", {"Color": tone, "Strength": strength}).outputs[0]
    gloss = n.add("BsdfPrincipled", {"Base Color": (.9, .7, .45, 1), "Roughness": .12, "Clearcoat": 1}).outputs[0]
    return n.finish(n.add("MixShader", {0: .35, 1: light, 2: gloss}).outputs[0])


def build():
    f.sheet(20, 14, m.plaster("#3d4a3a", .22, 1.4), (0, 2.4, 5), (90, 0, 0))
    f.box((12, 2.6, .14), m.stone("#b0512f", "#8c3b22", "#e6b48c", .9, .2, .035), (0, 0.6, 0), edge=.03)
    f.box((12, 2.4, 3), m.solid("#5e2616", .6), (0, .6, -3), edge=.03)
    opal = glow("#ffd79a", 1.9, "#f0701c")
    at = (-.25, .35, .14)
    f.lathe([(0, 1.92), (.3, 1.88), (1.18, 1.62, .16), (1.24, 1.82, .2), (1.02, 2.32, .5), (.5, 2.62, .4), (0, 2.66)], opal, at, steps=200)
    f.lathe([(0, 0), (.62, 0, .05), (.66, .1, .1), (.42, .42, .35), (.26, 1.0, .4), (.24, 1.5, .2), (.36, 1.9, .1)],
            glow("#ffc27a", .75, "#d85f1c"), at, steps=160)
    f.lathe([(0, 2.66), (.05, 2.66, .01), (.06, 2.74, .02), (0, 2.78)], m.metal("#c99b57", .2), at)
    s.point((at[0], at[1], 1.86), 60, (1, .68, .36), .25)
    s.point((at[0], at[1], 3.6), 10, (1, .7, .4), .4)
    book = ("#e4d3b4", "#23392f", "#c9832f")
    for i, (c, w) in enumerate(zip(book, (1.35, 1.2, 1.05))):
        z = .14 + i * .17
        turn = (8, -5, 14)[i]
        f.box((w, .9, .16), m.solid("#f1e8d6", .9, grain=.3, grain_scale=12), (1.75, .25, z), (0, 0, turn), edge=.01)
        for dz in (0, .145):
            f.box((w + .05, .95, .02), m.solid(c, .65, grain=.12, grain_scale=120), (1.75, .24, z + dz), (0, 0, turn), edge=.006)
    brass = m.metal("#d0a45f", .24)
    f.lathe([(0, 0), (.2, 0, .02), (.26, .06, .04), (.3, .3, .02), (.28, .3, .01), (.24, .08, .04), (0, .06)], m.solid("#ece3d2", .35, coat=.4), (1.72, .18, .65))
    f.lathe([(.3, .295), (.29, .3)], brass, (1.72, .18, .65))
    pear = m.solid("#b8a23e", .38, vary=.25, vary_scale=5, coat=.3, sss=.1, grain=.05)
    for at2, tilt in (((-1.75, .1, .14), (0, 8, 0)), ((-1.35, -.32, .46), (82, 0, 50))):
        body = f.lathe([(0, 0), (.16, -.01, .1), (.33, .12, .2), (.33, .4, .25), (.17, .66, .2), (.12, .82, .1), (0, .84)], pear, at2, tilt)
        stem = f.tube([(0, 0, .82), (.03, 0, .95), (.08, .02, 1.02)], .016, m.solid("#4a2d16", .7))
        stem.parent = body
    s.area((-4, -3, 4.5), (0, 0, 1), 2, 55, (.65, .78, 1))
    s.world([(0, (.1, .08, .07)), (1, (.2, .24, .3))], .22)
    s.camera((.3, -9.6, 2.2), (.08, 0, 1.62), 68, 3.2, (-.2, -.2, 1.7))
