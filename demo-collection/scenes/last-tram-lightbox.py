"""A tram stop after rain: the poster is the only lamp, and the pavement doubles it."""
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

AD = """<style>body{background:linear-gradient(#150838,#3b0a86);color:#fff;overflow:hidden}</style>
<svg class="a" width="1000" height="1480">""" + "".join(
    f'<path d="M{-200 + i * 92} 1480 C {120 + i * 60} 1050 {260 + i * 70} 900 {380 + i * 96} 420" stroke="{c}" stroke-width="46" fill="none"/>'
    for i, c in enumerate(("#ff3d81", "#ff6b4a", "#ffb02e", "#fff04a", "#7dffb0", "#3fe0ff", "#8a7bff", "#ff3d81"))) + """</svg>
<div class="a" style="left:64px;top:56px;font:800 218px/.86 Bricolage;letter-spacing:-.06em">Stay<br>out<br>later.</div>
<div class="a" style="left:70px;bottom:70px;font:700 42px/1.25 Bricolage;background:#2f0a74;padding:18px 24px 20px;border-radius:18px">Night lines now every<br>ten minutes, till dawn</div>"""
GRADE = {"exposure": .5, "contrast": 1.25, "saturation": 1.3, "vignette": .25, "bloom": .2}
EFFORT = 1.4
CLAMP = 4.0


def build():
    rng = random.Random(4)
    n = m.Nodes("asphalt")
    puddle = m.noise(n, .42, 4, distortion=.4)
    wet = m.ramp(n, puddle, [(.44, (.03,) * 3), (.56, (.38,) * 3)])
    rough = m.ramp(n, puddle, [(.44, (0, 0, 0)), (.56, (1, 1, 1))])
    grit = n.add("MixRGB", {0: rough, 1: (0, 0, 0, 1), 2: m.noise(n, 38, 8)}).outputs[0]
    n.finish(n.add("BsdfPrincipled", {"Base Color": (.025, .026, .032, 1), "Roughness": wet, "Specular": .7, "Normal": m.bump(n, grit, .5, .03)}).outputs[0])
    f.sheet(60, 60, n.material)
    f.box((40, 5, .14), m.plaster("#3a3a42", .4, 3), (0, 2.6, 0), edge=.03)
    steel, dark = m.metal("#8f929b", .3), m.solid("#15161b", .35, metal=.6)
    w, h = 2.3, 3.404
    box = [f.plate(w + .36, h + .62, .42, .08, dark, (0, .2, h / 2 + .62), (90, 0, 0), edge=.03),
           f.sheet(w, h, m.printed(art("last-tram", 1000, 1480, AD), .2, glow=.9, coat=1), (0, -.235, h / 2 + .66), (90, 0, 0)),
           f.box((w + .1, .5, .34), dark, (0, 0, 0), edge=.03)]
    for x in (-1.33, 1.33):
        box.append(f.box((.07, .5, h + 1.1), steel, (x, 0, .14), edge=.015))
    f.group(box, (-.75, .5, .14), (0, 0, 14))
    glow = s.area((-.62, .1, 2.4), (-.1, -4, 1.0), 2.2, 130, (.75, .42, 1), height=3.2)
    glow.rotation_euler = (1.5708, 0, .244)
    # The shelter: roof, glass, bench.
    f.box((6.4, 2.6, .12), dark, (1.6, 1.2, 4.75), edge=.03)
    f.box((6.2, .05, .05), m.emission("#ffe2b8", 16), (1.6, .3, 4.7), edge=.01)
    s.area((1.9, .9, 4.66), (1.9, .9, 0), 4.5, 110, (1, .85, .64), height=.5)
    for x in (.95, 4.6):
        f.tube([(x, 2.2, 0), (x, 2.2, 4.8)], .06, steel, kind="POLY")
    f.box((3.6, .04, 3.2), m.glass("#dfeeff", ior=1.1, rough=.02), (2.8, 2.2, .7), edge=.01)
    slat = m.wood("#a8713f", "#6f4322", 1, .4)
    for i in range(4):
        f.box((2.4, .16, .07), slat, (2.6, 1.3 + i * .2, .95), edge=.015)
    for x in (1.7, 3.4):
        f.box((.08, .7, .82), dark, (x, 1.6, .14), edge=.015)
    for y, z in ((-1.9, .012), (-2.75, .012)):
        f.box((60, .09, .02), steel, (0, y, z - .015), edge=.005)
    f.sheet(80, 40, m.gradient("#0a0d1c", "#1c1a38", "Y", -10, 10, 1), (0, 34, 8), (90, 0, 0))
    for i in range(26):
        x = rng.uniform(-16, 16)
        f.box((rng.uniform(2, 4), 1, rng.uniform(3, 12)), m.solid("#10121f", .9), (x, 22 + rng.random() * 6, 0), edge=.02)
    for _ in range(95):
        c, e = rng.choice((("#ffb25c", 9), ("#ff6a3c", 8), ("#ffd9a0", 9), ("#5fd0ff", 7), ("#ff4f7d", 7), ("#7dffb0", 5)))
        f.ball(rng.uniform(.06, .13), m.emission(c, e), (rng.uniform(-11, 11), rng.uniform(17, 21), abs(rng.gauss(0, 2.2)) + .3))
    s.world([(0, (.01, .012, .03)), (.5, (.05, .045, .1)), (1, (.03, .05, .14))], .7)
    s.area((-9, -6, 7), (0, 0, 1), 3, 600, (.45, .6, 1))
    s.camera((1.6, -11.5, 1.55), (.28, 0, 2.15), 58, 1.2, (-.75, .1, 2.2))
