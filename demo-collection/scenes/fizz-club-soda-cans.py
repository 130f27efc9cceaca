"""Four cans thrown in the air in front of hard flash light, sweating with cold."""
import math
import random

import bpy
from mathutils import Vector

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

WRAP = """<style>body{background:%(bg)s;color:%(ink)s;overflow:hidden}</style>
<svg class="a" width="2000" height="1060"><g fill="%(dot)s">%(dots)s</g></svg>
<div class="a c" style="left:600px;width:800px;top:190px;font:800 228px/.92 Unbounded;letter-spacing:-.08em">fizz<br>club</div>
<div class="a c" style="left:600px;width:800px;top:660px;font:700 54px Unbounded;letter-spacing:-.03em">%(name)s</div>
<div class="a c" style="left:600px;width:800px;top:900px;font:600 34px Inter">zero sugar — 330 ml</div>
<div class="a c" style="left:1600px;width:800px;top:190px;font:800 228px/.92 Unbounded;letter-spacing:-.08em">fizz<br>club</div><div class="a c" style="left:-400px;width:800px;top:190px;font:800 228px/.92 Unbounded;letter-spacing:-.08em">fizz<br>club</div>"""
GRADE = {"exposure": .4, "contrast": 1.25, "saturation": 1.4, "vignette": .06}


def dots(seed):
    rng = random.Random(seed)
    return "".join(f'<circle cx="{rng.uniform(0, 2000):.0f}" cy="{rng.uniform(0, 1060):.0f}" r="{rng.choice((16, 26, 44, 70))}"/>' for _ in range(56))


def can(name, colors, at, turn, seed, alu, water):
    label = m.printed(art(name, 2000, 1060, WRAP % {**colors, "dots": dots(seed)}), .26, coat=.5)
    parts = [f.lathe([(0, .06), (.36, .08, .06), (.44, 0, .03), (.49, .04, .03), (.62, .2, .06), (.622, .22)], alu, steps=160),
             f.lathe([(.622, .22), (.622, 1.92)], label, steps=200),
             f.lathe([(.622, 1.92), (.62, 1.95, .05), (.5, 2.16, .04), (.5, 2.19, .02), (.53, 2.21, .02), (.53, 2.25, .02), (.49, 2.26, .02), (.47, 2.19, .03), (0, 2.2)], alu, steps=160)]
    pull = f.tube([(.16 * math.cos(a * math.pi / 8), .13 * math.sin(a * math.pi / 8) - .14, 2.225) for a in range(16)], .03, alu, cyclic=True)
    pull.scale.z = .99
    parts.append(pull)
    parts.append(f.lathe([(0, 2.2), (.05, 2.2), (.05, 2.235, .01), (0, 2.24)], alu))
    turned = f.group(parts, (0, 0, -1.1))
    root = f.group([turned], at, turn)
    bpy.context.view_layer.update()
    matrix, rotation = root.matrix_world, root.matrix_world.to_3x3()

    def place(rng):
        a, z = rng.uniform(0, 2 * math.pi), rng.uniform(-.85, .8)
        n = Vector((math.cos(a), math.sin(a), 0))
        return matrix @ (n * .621 + Vector((0, 0, z))), rotation @ n
    f.droplets(230, place, water, (.012, .05), seed, .5)


def build():
    f.sheet(30, 24, m.gradient("#19b5a5", "#2bd0b8", "Y", -5, 6, .7), (0, 4, 3), (90, 0, 0))
    alu, water = m.metal("#e4e4e6", .2), m.glass("#ffffff", ior=1.33)
    can("fizz-peach", {"bg": "#ff6f4e", "ink": "#fff3d9", "dot": "#ffb03a", "name": "peach riot"}, (-.95, 0, 4.45), (12, -24, 10), 1, alu, water)
    can("fizz-lime", {"bg": "#e8f25a", "ink": "#0b5a4e", "dot": "#8fdc5c", "name": "lime time"}, (1.05, .5, 3.35), (-16, 28, -6), 2, alu, water)
    can("fizz-berry", {"bg": "#6a35d9", "ink": "#ffd9f0", "dot": "#ff6fb5", "name": "berry odd"}, (-.85, -.3, 1.75), (-10, 20, 14), 3, alu, water)
    can("fizz-cola", {"bg": "#ff9ccc", "ink": "#b5123e", "dot": "#ffe3ef", "name": "cherry on"}, (1.15, .2, .35), (18, -14, -12), 4, alu, water)
    rng = random.Random(7)
    for _ in range(46):
        f.ball(rng.uniform(.03, .1), water, (rng.uniform(-2.6, 2.6), rng.uniform(-1.2, 1.4), rng.uniform(-.8, 6)), (1, 1, rng.uniform(.9, 1.3)), lumps=.15, seed=_)
    lime, flesh = m.solid("#7fbf2e", .4, grain=.2, coat=.3), m.solid("#dff08a", .2, sss=.3, coat=.5, grain=.2, grain_scale=18)
    for at, turn, r in (((-1.95, .3, 3.05), (60, 20, 30), .42), ((2.0, -.2, 5.2), (110, -30, 10), .36), ((.1, .9, 5.6), (70, 40, 0), .3)):
        parts = [f.lathe([(0, -.05), (.96, -.05, .03), (1, 0, .04), (.96, .05, .03), (0, .05)], lime)]
        for k in range(9):
            a = math.radians(k * 40)
            outline = [(.1 * math.cos(a), .1 * math.sin(a))] + [(.86 * math.cos(a + d), .86 * math.sin(a + d)) for d in (-.29, -.15, 0, .15, .29)]
            for z in (.03, -.05):
                parts.append(f.extrude(outline, .03, flesh, (0, 0, z), edge=.012, segments=2))
        f.group(parts, at, turn, r)
    for at, r in (((.15, -.9, 2.75), .21), ((-2.1, .2, .7), .26), ((2.2, .6, 1.9), .2)):
        f.ball(r, m.solid("#c3123c", .14, coat=1, sss=.1), at, lumps=.05)
        f.tube([(at[0], at[1], at[2] + r * .9), (at[0] + .1, at[1], at[2] + r * 1.9), (at[0] + .32, at[1], at[2] + r * 2.6)], .018, m.solid("#5d8a2c", .5))
    s.area((-4.2, -6.5, 7), (0, 0, 2.8), 1.3, 820, (1, .98, .94))
    s.area((5, -2, 3), (0, 0, 2.8), 1.2, 260, (.9, 1, 1), height=5)
    s.area((0, -7, -2), (0, 0, 2.8), 3, 130, (1, .9, .95))
    s.world([(0, (.3, .7, .65)), (.5, (.5, .85, .8)), (1, (1, 1, 1))], .45)
    s.camera((0, -13, 2.2), (.05, 0, 2.62), 68, 8, (0, -.4, 2.6))
