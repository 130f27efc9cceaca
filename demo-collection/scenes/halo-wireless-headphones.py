"""Headphones floating in front of a disc of their own colour: one hue, three textures."""
import math

from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#2a0b07}</style>
<div class="a c" style="left:0;right:0;bottom:112px;font:800 232px/1 Unbounded;letter-spacing:-.005em;color:#ffe6da">HALO</div>
<div class="a" style="left:72px;top:66px;font:600 24px/1.35 Inter;color:#ffe6da">Wireless,<br>weightless.</div>
<div class="a" style="right:72px;top:66px;font:600 24px/1.35 Inter;color:#ffe6da;text-align:right">60 h battery<br>240 g</div>
<div class="a c" style="left:0;right:0;bottom:66px;font:500 24px Inter;color:#ffe6da">Adaptive silence, tuned for your own ears</div>"""
GRADE = {"exposure": .1, "contrast": 1.25, "saturation": 1.3, "vignette": .18}


def cup(side, shell, leather, steel, mesh):
    """Built facing +z, then turned so that the cushion looks inwards."""
    parts = [f.lathe([(0, .0), (.5, .0, .05), (.56, .1, .1), (.56, .26, .08), (.46, .4, .16), (.3, .44, .05), (.28, .42, .02), (0, .42)], shell, steps=160),
             f.lathe([(.3, .435), (.33, .45, .01), (.345, .435)], steel, steps=160),
             f.torus(.43, .17, leather, (0, 0, -.1), (0, 0, 0), (1, 1, .95)),
             f.lathe([(0, -.08), (.4, -.08)], mesh),
             f.lathe([(.562, .15), (.572, .16, .005), (.572, .2, .005), (.562, .21)], steel, steps=160)]
    return f.group(parts, (side * 1.12, 0, 0), (0, side * 90, 0), 1.12)


def build():
    shell = m.solid("#d8341f", .34, coat=.35, coat_rough=.2, grain=.05, grain_scale=220, wear=.03)
    leather = m.solid("#3a0f0b", .5, grain=.35, grain_scale=45, vary=.1)
    steel, mesh = m.metal("#f0c3a8", .18), m.solid("#1d0806", .9, grain=.6, grain_scale=120)
    groups = [cup(side, shell, leather, steel, mesh) for side in (-1, 1)]
    arc = [(1.3 * math.cos(t), 0, .5 + 1.42 * math.sin(t)) for t in [math.radians(8 + 164 * i / 16) for i in range(17)]]
    parts = [f.tube(arc, .1, shell, taper=[.6, .7, .8, .9] + [1] * 9 + [.9, .8, .7, .6])]
    parts[0].scale.y = 2.0
    pad = [(1.19 * math.cos(t), 0, .5 + 1.31 * math.sin(t)) for t in [math.radians(38 + 104 * i / 10) for i in range(11)]]
    parts.append(f.tube(pad, .1, leather, taper=[.5, .8] + [1] * 7 + [.8, .5]))
    parts[1].scale.y = 2.1
    for side in (-1, 1):
        x = side * 1.36
        parts.append(f.tube([(side * 1.29, 0, .75), (side * 1.41, 0, .45), (side * 1.41, 0, .12)], .05, steel))
        parts.append(f.box((.05, .2, .5), steel, (x + side * .02, 0, .3), edge=.02))
    f.group(groups + parts, (0, 0, 2.05), (-14, 14, 36), 1.08)
    f.cyc(m.gradient("#c53a22", "#ee6a4a", "Z", 0, 7, .8), y=3.4, radius=1.8)
    f.lathe([(0, 0), (1.95, 0, .06), (1.95, .3, .06), (0, .3)], m.solid("#f58a6b", .55, coat=.2), (0, 2.2, 2.35), (90, 0, 0), steps=200)
    s.area((-4, -3, 5.5), (0, 0, 2), 2.6, 420, (1, .93, .88))
    s.area((4.6, -.5, 2.5), (0, 0, 2), .8, 240, (1, .75, .62), height=4)
    s.area((0, 1.2, 6.5), (0, 0, 2), 2.5, 160, (1, .85, .8))
    s.area((0, -5, .3), (0, 0, 2), 4, 60, (1, .6, .5))
    s.world([(0, (.35, .1, .06)), (.5, (.5, .2, .14)), (1, (.9, .6, .5))], .35)
    s.camera((0, -11, 2.3), (0, 0, 1.62), 66, 4, (0, -.4, 2.2))
