"""Honey with the afternoon behind it: the jar is the lamp of the picture, and a ribbon of honey falls in."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

LABEL = """<style>body{background:#f6ead0;color:#5a2f0e}</style><div class="a" style="inset:20px;border:3px solid #5a2f0e;border-radius:30px"></div>
<svg class="a" style="left:380px;top:60px" width="240" height="130" fill="none" stroke="#5a2f0e" stroke-width="6"><g>""" + "".join(
    f'<path transform="translate({x} {y})" d="M0 -30 L26 -15 V15 L0 30 L-26 15 V-15Z"{fill}/>' for x, y, fill in ((60, 45, ""), (120, 45, ' fill="#e39a1f"'), (180, 45, ""), (90, 92, ' fill="#e39a1f"'), (150, 92, ""))) + """</g></svg>
<div class="a c" style="left:0;right:0;top:196px;font:400 122px/1 Limelight">Wildcomb</div>
<div class="a c" style="left:0;right:0;top:330px;font:italic 52px PlayfairItalic">raw heather honey</div>
<div class="a c" style="left:0;right:0;top:420px;font:600 30px Playfair;letter-spacing:.16em">HARVEST OF AUGUST · 340 G</div>"""
OVERLAY = """<style>body{color:#4a2508}</style>
<div class="a" style="left:68px;top:62px;font:400 150px/.92 Limelight;color:#5a2f0e">Slow<br>gold</div>
<div class="a" style="left:74px;top:362px;font:italic 36px/1.25 PlayfairItalic;color:#6f3d12">from nine hives<br>on the moor</div>"""
GRADE = {"exposure": .6, "contrast": 1.2, "saturation": 1.25, "vignette": .15, "bloom": .12}
EFFORT = 1.4


def honeycomb(at, turn, wax, honey):
    parts = [f.box((1.5, .95, .3), wax, edge=.05)]
    r = .115
    for j in range(5):
        for i in range(7):
            x, y = -.64 + i * .205 + (j % 2) * .1, -.36 + j * .178
            parts.append(f.extrude([(x + r * math.cos(k * math.pi / 3 + .5236), y + r * math.sin(k * math.pi / 3 + .5236)) for k in range(6)], .06, wax, (0, 0, .28), edge=.012, segments=2))
            parts.append(f.ball(.082, honey, (x, y, .33), (1, 1, .42)))
    return f.group(parts, at, turn)


def build():
    f.sheet(22, 14, m.gradient("#f3b04a", "#f8dc9c", "Y", -5, 3, .8), (0, 5, 4), (90, 0, 0))
    f.box((16, 6.4, .3), m.wood("#b57a42", "#7a4a22", .6, .38), (0, 1.2, -.3), edge=.04)
    at = (-.15, .2, 0)
    clear, honey = m.glass("#fffaf0", ior=1.46, shadow=.98), m.glass("#f0a01e", ior=1.3, shadow=.9)
    f.lathe([(0, 0), (.82, 0, .1), (.9, .12, .12), (.9, 1.35, .22), (.7, 1.6, .1), (.7, 1.78, .02), (.66, 1.78, .02), (.66, 1.6, .1), (.85, 1.33, .2), (.85, .14, .12), (0, .1)], clear, at, steps=160)
    f.lathe([(0, .11), (.83, .15, .1), (.84, 1.3, .2), (.68, 1.52, .04), (.2, 1.54, .1), (0, 1.58)], honey, at, steps=160)
    f.band(.904, .3, 1.12, m.printed(art("wildcomb-label", 1000, 520, LABEL), .7, grain=.08), 100, at)
    twine = m.solid("#b98b4e", .9, grain=.6, grain_scale=60)
    for k in range(4):
        f.tube([(at[0] + .725 * math.cos(a * math.pi / 12), at[1] + .725 * math.sin(a * math.pi / 12), 1.58 + k * .045 + .01 * math.sin(a + k)) for a in range(24)], .024, twine, cyclic=True)
    wood = m.wood("#c98f52", "#8a5727", 2, .4)
    dipper = [f.lathe([(0, -.42)] + [p for k in range(6) for p in ((.13 + .13 * math.sin(math.pi * (k + .6) / 6.2), -.4 + k * .13, .03), (.13 + .13 * math.sin(math.pi * (k + .6) / 6.2), -.33 + k * .13, .03), (.1, -.32 + k * .13, .02), (.1, -.28 + k * .13, .02))] + [(.06, .42, .05), (.055, 2.1, .05), (.085, 2.2, .05), (0, 2.25)], wood),
              f.ball(.29, m.glass("#f5ad2b", ior=1.4, shadow=.95), (0, 0, -.08), (1, 1, 1.45), lumps=.06)]
    f.group(dipper, (.18, .2, 3.12), (0, 34, 0))
    f.tube([(.02, .2, 2.7), (-.02, .2, 2.35), (-.06, .2, 2.0), (-.08, .2, 1.55)], .075, honey, taper=[1.9, .75, .5, .9])
    f.tube([(-.08 + .16 * (1 - k / 20) * math.cos(k * 1.1), .2 + .16 * (1 - k / 20) * math.sin(k * 1.1), 1.56 + .012 * k) for k in range(20)], .045, honey)
    wax, cell = m.solid("#e3a33a", .35, sss=.4, sss_radius=(.4, .2, .05), coat=.3), m.solid("#f2b234", .08, sss=.3, coat=1)
    honeycomb((1.55, -.75, .0), (0, 0, -22), wax, cell)
    honeycomb((1.72, -.5, .34), (8, -6, 14), wax, cell)
    rng = random.Random(6)
    f.ball(.34, m.glass("#f2a524", ior=1.36, shadow=.95), (.55, -1.35, 0), (1.4, 1, .22), lumps=.14, seed=4)
    stem, petals = m.solid("#6f7f4a", .7), m.solid("#b98ac4", .6, sheen=.4)
    for x0, lean in ((-1.75, -.35), (-1.55, .1), (-1.95, -.7), (-1.3, -.15)):
        base = (x0, -.9 - .2 * rng.random(), .06)
        tip = (x0 + lean - .45, base[1] + .55, .5 + rng.random() * .5)
        f.tube([base, ((base[0] + tip[0]) / 2, base[1] + .2, .22), tip], .016, stem)
        for k in range(26):
            t = .35 + .65 * k / 25
            p = [base[i] + (tip[i] - base[i]) * t for i in range(3)]
            f.ball(.05 * (1.25 - t * .6), petals, (p[0] + rng.uniform(-.07, .07), p[1] + rng.uniform(-.06, .06), p[2] + rng.uniform(-.04, .07)), (1, 1, 1.4), lumps=.2, seed=k)
    s.area((.4, 4.2, 1.4), (0, 0, 1), 3.2, 330, (1, .78, .42), height=2.4)
    s.sun((26, 28), 4.2, (1, .78, .48), 2)
    s.area((-4.5, -4, 4), (0, 0, 1), 2.6, 280, (1, .95, .88))
    s.area((4, -4, 2.5), (0, 0, 1), 2, 90, (1, .9, .8))
    s.world([(0, (.4, .28, .14)), (.5, (.85, .66, .4)), (1, (.9, .88, .85))], .5)
    s.camera((-.3, -11, 2.5), (-.05, 0, 1.92), 74, 3.6, (0, -.6, 1.2))
