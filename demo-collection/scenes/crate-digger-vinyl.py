"""A record half out of its sleeve on shag and walnut: seen straight from above."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

COVER = """<style>body{background:#e9d3a6;overflow:hidden}</style>
<svg class="a" width="1200" height="1200"><g fill="none" stroke-width="58">""" + "".join(
    f'<path d="M-40 {880 + r} H530 A{r} {r} 0 0 0 {530 + r} 880 V-40" stroke="{c}"/>'
    for r, c in ((262, "#7a2e1d"), (204, "#c4472a"), (146, "#e5822f"), (88, "#eeb23f"))) + """</g><circle cx="985" cy="860" r="140" fill="#c4472a"/></svg>
<div class="a" style="left:60px;top:52px;font:400 128px/.86 Shrikhand;color:#7a2e1d">Golden<br>Hour<br>Radio</div>
<div class="a" style="right:60px;bottom:56px;font:700 27px/1.35 Archivo;color:#7a2e1d;text-align:right;letter-spacing:.03em">THE LINDEN FOUR<br>STEREO — LF 0074</div>"""
CENTRE = """<style>body{background:#c4472a;color:#f3dfb5}</style>
<svg class="a" width="600" height="600" fill="none" stroke="#f3dfb5"><circle cx="300" cy="300" r="280" stroke-width="4"/><circle cx="300" cy="300" r="268" stroke-width="1.5"/></svg>
<div class="a c" style="left:0;right:0;top:86px;font:400 72px/.9 Shrikhand">Golden<br>Hour</div>
<div class="a c" style="left:0;right:0;top:392px;font:700 22px/1.5 Archivo;letter-spacing:.04em">SIDE ONE — 33⅓ RPM<br>1. Slow Orange Sun<br>2. Copper Wire<br>3. Late Bus Home</div>"""
GRADE = {"exposure": .85, "contrast": 1.25, "saturation": 1.15, "vignette": .25, "lift": (.02, .008, -.004)}


def grooves():
    n = m.Nodes("vinyl")
    uv = n.add("TexCoord").outputs["Object"]
    rad = n.add("VectorMath", {0: uv}, operation="LENGTH").outputs["Value"]
    fine = n.add("Math", {0: n.add("Math", {0: rad, 1: 420.0}, operation="MULTIPLY").outputs[0]}, operation="SINE").outputs[0]
    bands = m.ramp(n, n.add("Math", {0: rad, 1: 1 / 1.5}, operation="MULTIPLY").outputs[0],
                   [(.36, (.1,) * 3), (.38, (.3,) * 3), (.55, (.22,) * 3), (.56, (.34,) * 3), (.74, (.24,) * 3), (.75, (.33,) * 3), (.97, (.28,) * 3), (.98, (.05,) * 3)])
    return n.finish(n.add("BsdfPrincipled", {
        "Base Color": (.012, .011, .012, 1), "Specular": .8, "Roughness": bands, "Anisotropic": .9, "Normal": m.bump(n, fine, .12, .004),
        "Tangent": n.add("Tangent", direction_type="RADIAL", axis="Z").outputs[0]}).outputs[0])


def build():
    f.sheet(14, 14, m.wood("#8a5a36", "#4a2915", .55, .3, coat=.2), (0, 0, 0), (0, 0, 90))
    rug = m.fabric("#b9672f", 30, depth=.9, sheen=1)
    f.sheet(5.4, 9, rug, (1.6, -1.2, .03), (0, 0, 14), (60, 60), lambda u, v: (0, 0, .02 * math.sin(u * 30) * math.sin(v * 40)))
    rng = random.Random(2)
    tuft = m.solid("#d98c4a", .9, sheen=.8)
    for i in range(150):
        v = (i / 149 - .5) * 9
        c, sn = math.cos(math.radians(14)), math.sin(math.radians(14))
        x, y = -2.7, v
        px, py = 1.6 + x * c - y * sn, -1.2 + x * sn + y * c
        f.tube([(px, py, .05), (px - .16, py + rng.uniform(-.05, .05), .07), (px - .34 - rng.random() * .08, py + rng.uniform(-.12, .1), .03)], .016, tuft)
    record = [f.lathe([(0, 0), (1.49, 0, .01), (1.5, .02, .01), (1.47, .038, .01), (0, .036)], grooves(), steps=256)]
    record.append(f.extrude([(.5 * math.cos(a * math.pi / 64), .5 * math.sin(a * math.pi / 64)) for a in range(128)], .003,
                            m.printed(art("golden-centre", 600, 600, CENTRE), .5), (0, 0, .037), (0, 0, 24), edge=0))
    record.append(f.lathe([(0, 0), (.032, 0), (.032, .004), (0, .004)], m.solid("#1a0d06", .9), (0, 0, .039)))
    f.group(record, (.72, -1.02, .1), (0, 1.2, 0))
    stock = m.solid("#e5cfa2", .8, grain=.1)
    sleeve = [f.box((3.15, 3.15, .07), stock, edge=.012),
              f.sheet(3.14, 3.14, m.printed(art("golden-cover", 1200, 1200, COVER), .42, coat=.25, grain=.06, grain_scale=40), (0, 0, .0715))]
    f.group(sleeve, (-.32, .72, .16), (0, 0, 10))
    # A cup of coffee and a tonearm's worth of objects at the edges, cropped as a stylist would.
    clay = m.solid("#d9c3a0", .45, grain=.15, vary=.12, coat=.15)
    f.lathe([(0, 0), (.5, 0, .04), (.72, .1, .05), (.74, .12, .01), (.5, .06, .05), (0, .05)], clay, (1.72, 2.05, .05))
    f.lathe([(0, .05), (.3, .05, .08), (.42, .25, .1), (.44, .62, .02), (.4, .62, .02), (.38, .3, .1), (0, .2)], clay, (1.72, 2.05, .05))
    f.lathe([(0, 0), (.4, 0)], m.solid("#2a1208", .08, coat=1, wear=.01), (1.72, 2.05, .58))
    f.tube([(.42, 0, .5), (.68, 0, .5), (.7, 0, .3), (.42, 0, .2)], .05, clay, (1.72, 2.05, .05), (0, 0, 60))
    frame, lens = m.solid("#5a2a12", .2, coat=1, vary=.5, vary_scale=6), m.glass("#c98a4a", ior=1.45, shadow=.8)
    for x in (-.42, .42):
        f.tube([(x + .34 * math.cos(a * math.pi / 8), .3 * math.sin(a * math.pi / 8), .1) for a in range(16)], .04, frame, (-1.35, -2.1, .06), (0, 0, -24), cyclic=True)
        f.lathe([(0, 0), (.33, .0), (.33, .015), (0, .015)], lens, (-1.35 + x * .913, -2.1 - x * .407, .155), (0, 0, -24))
    f.tube([(-.1, .06, .1), (0, .12, .14), (.1, .06, .1)], .035, frame, (-1.35, -2.1, .06), (0, 0, -24))
    for side in (-1, 1):
        f.tube([(side * .76, .08, .12), (side * .72, .24 + .06 * side, .11), (side * -.1, .3 + .06 * side, .08), (side * -.5, .27 + .06 * side, .04)], .035, frame, (-1.35, -2.1, .06), (0, 0, -24))
    s.sun((30, 300), 4.2, (1, .78, .5), 2.5)
    s.area((3, -4, 6), (0, 0, 0), 1.2, 130, (1, .85, .7), height=4)
    s.world([(0, (.3, .25, .2)), (.6, (.5, .5, .5)), (1, (.9, .85, .8))], .38)
    s.camera((0, -.15, 12.5), (0, 0, 0), 84, 11, (0, 0, .15))
