"""A lit candle among books and figs at night; one flame, one window."""
import math
import random

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

LABEL = """<style>body{background:#efe3cb;color:#3a1d14}</style>
<div class="a" style="inset:22px;border:4px solid #3a1d14"></div><div class="a" style="inset:34px;border:1.5px solid #3a1d14"></div>
<div class="a c" style="left:0;right:0;top:74px;font:30px Cormorant;letter-spacing:.26em">MAISON GRIVE</div>
<div class="a c" style="left:0;right:0;top:150px;font:400 128px/.88 DMSerif">Ember<br><span style="font:italic 84px/.8 DMSerifItalic">&amp;</span> Fig</div>
<div class="a c" style="left:0;right:0;bottom:72px;font:30px Cormorant;letter-spacing:.16em">bougie parfumée · 220 g</div>"""
OVERLAY = """<style>body{color:#f2d9b0}</style>
<div class="a c" style="left:0;right:0;top:70px;font:italic 40px DMSerifItalic">Maison Grive, since 1894</div>
<div class="a c" style="left:0;right:0;top:122px;font:400 126px/1 DMSerif;letter-spacing:-.01em">The long evening</div>"""
GRADE = {"exposure": .55, "contrast": 1.2, "saturation": 1.2, "vignette": .28, "bloom": .16}
EFFORT = 1.3


def flame(at):
    n = m.Nodes("flame")
    z = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Generated"]}).outputs["Z"]
    tone = m.ramp(n, z, [(.0, "#3a5cff"), (.16, "#ff9a3a"), (.45, "#ffe9b8"), (1, "#ffb04a")])
    mat = n.finish(n.add("Emission", {"Color": tone, "Strength": 22}).outputs[0])
    f.lathe([(0, 0), (.05, .03, .03), (.085, .14, .08), (.055, .32, .1), (.012, .5, .05), (0, .53)], mat, at)
    s.point((at[0], at[1], at[2] + .22), 34, (1, .58, .24), .1)


def build():
    f.sheet(20, 14, m.gradient("#2b1a1c", "#17212b", "Y", -4, 5, .9), (0, 4, 4), (90, 0, 0))
    f.box((14, 5.4, .2), m.wood("#6a3f24", "#2f1a0e", .8, .32, coat=.25), (0, .6, -.2), edge=.03)
    at = (.1, -.3, .26)
    for i, (c, size, turn) in enumerate((("#4d1f1c", (2.5, 1.75, .24), -6),)):
        f.box((size[0] - .06, size[1] - .06, size[2] - .05), m.solid("#d8c7a2", .9, grain=.4, grain_scale=10), (.1, -.2, .025), (0, 0, turn), edge=.01)
        for z in (0, size[2] - .03):
            f.box((size[0], size[1], .03), m.solid(c, .55, grain=.2, grain_scale=90), (.1, -.2, z), (0, 0, turn), edge=.01)
    amber = m.glass("#d98a48", ior=1.48, shadow=.8)
    f.lathe([(0, 0), (.66, 0, .08), (.7, .1, .1), (.7, 1.5, .02), (.66, 1.51, .02), (.65, .14, .1), (0, .12)], amber, at, steps=160)
    wax = m.solid("#f3dcae", .4, sss=.6, sss_radius=(.5, .25, .1), spec=.3)
    f.lathe([(0, .13), (.6, .14, .08), (.64, .3), (.64, 1.08, .02), (.62, 1.05, .03), (.2, 1.0, .1), (0, 1.0)], wax, at, steps=160)
    f.tube([(at[0], at[1], at[2] + .98), (at[0] + .01, at[1], at[2] + 1.1), (at[0] + .03, at[1], at[2] + 1.2)], .016, m.solid("#120b08", .9))
    flame((at[0] + .03, at[1], at[2] + 1.15))
    f.band(.703, .3, 1.14, m.printed(art("ember-label", 900, 640, LABEL), .75, grain=.12, grain_scale=60), 96, (at[0], at[1], at[2]), (0, 0, 0))
    skin = m.solid("#3a1f33", .42, vary=.45, vary_scale=4, coat=.25, grain=.06, sss=.05)
    for p, r, tilt in (((-1.62, -.55, .34), .36, (20, 30, 0)), ((-1.15, -1.15, .3), .31, (60, -20, 40)), ((1.95, .5, .37), .38, (10, -14, 0))):
        f.lathe([(0, -.95), (.5, -.9, .4), (1.0, -.4, .5), (.92, .25, .5), (.4, .85, .4), (.14, 1.3, .1), (.1, 1.42, .04), (0, 1.44)], skin, p, tilt).scale = (r,) * 3
    cut = m.Nodes("cut-fig")
    uv = cut.add("VectorMath", {0: cut.add("TexCoord").outputs["UV"], 1: (.5, .5, 0)}, operation="SUBTRACT").outputs[0]
    rad = cut.add("VectorMath", {0: uv}, operation="LENGTH").outputs["Value"]
    seeds = cut.add("TexVoronoi", {"Vector": cut.add("TexCoord").outputs["UV"], "Scale": 17}).outputs["Distance"]
    flesh = m.ramp(cut, seeds, [(.12, "#f0c886"), (.3, "#a82b35"), (.6, "#7d1727")])
    edge = m.ramp(cut, rad, [(.31, (0, 0, 0)), (.37, (1, 1, 1))])
    tone = cut.add("MixRGB", {0: edge, 1: flesh, 2: m.rgba("#efdcae")}).outputs[0]
    cut.finish(cut.add("BsdfPrincipled", {"Base Color": tone, "Roughness": .25, "Normal": m.bump(cut, seeds, .5)}).outputs[0])
    half = f.lathe([(0, -.34), (.2, -.3, .1), (.34, 0)], skin, (1.5, -1.05, .3), (-52, 14, 0))
    disc = f.extrude([(.335 * math.cos(a * .13), .335 * math.sin(a * .13)) for a in range(48)], .004, cut.material, edge=0)
    disc.parent = half
    rng = random.Random(3)
    match = m.wood("#d9b98a", "#b8925d", 3)
    for i in range(3):
        stick = f.box((.8, .035, .035), match, (-.25 + i * .28, -1.72 + rng.uniform(-.1, .1), .0), (0, 0, rng.uniform(-24, 24)), edge=.004)
        tip = f.ball(.032, m.solid("#a3291c", .8), (.41, 0, .018), (1.5, 1, 1))
        tip.parent = stick
    for x, h, c in ((2.55, 2.0, "#25323a"), (2.9, 2.35, "#54301f"), (-2.55, 1.7, "#33261f")):
        f.box((.3, 1.3, h), m.solid(c, .6, grain=.15, grain_scale=60), (x, 1.6, 0), (0, 0, 2), edge=.03)
    for i in range(16):
        f.ball(.07, m.emission(rng.choice(("#ffb45e", "#ff8a3a", "#ffd9a0")), 9), (rng.uniform(-3.2, 3.2), 3.7, rng.uniform(.3, 2.9)))
    s.area((-5, 1, 4), (0, 0, .8), 2.4, 330, (.55, .68, 1))
    s.area((3, -5, 3.2), (0, 0, .8), 2.2, 190, (1, .74, .5))
    s.world([(0, (.01, .01, .01)), (1, (.03, .04, .06))], .6)
    s.camera((-.4, -8.6, 2.35), (.1, 0, 1.32), 72, 1.8, (0, -.95, 1))
