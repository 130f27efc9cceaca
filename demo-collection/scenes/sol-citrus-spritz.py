"""Hard noon sun through a tall glass: the shadow is half the picture."""
import math
import random

from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#fff4de}</style>
<div class="a" style="left:58px;top:26px;font:400 330px/1 Shrikhand;letter-spacing:-.02em;color:#fff1d2">Sol</div>
<div class="a" style="right:70px;top:92px;font:600 25px/1.35 Inter;text-align:right;color:#fff1d2">Blood orange<br>spritz, served<br>at high noon</div>
<div class="a" style="left:70px;bottom:62px;font:600 25px/1.3 Inter;color:#fff1d2">0.0 % alcohol</div>
<div class="a" style="right:70px;bottom:62px;font:600 25px/1.3 Inter;color:#fff1d2">250 ml</div>"""
GRADE = {"exposure": .05, "contrast": 1.2, "saturation": 1.4, "vignette": .05, "bloom": .05}


def slice_material():
    """A cut orange, drawn in UV: rind, pith, ten segments."""
    n = m.Nodes("slice")
    uv = n.add("VectorMath", {0: n.add("TexCoord").outputs["UV"], 1: (.5, .5, 0)}, operation="SUBTRACT").outputs[0]
    sep = n.add("SeparateXYZ", {0: uv})
    x, y = sep.outputs[0], sep.outputs[1]
    radius = n.add("VectorMath", {0: uv}, operation="LENGTH").outputs["Value"]
    turn = n.add("Math", {0: y, 1: x}, operation="ARCTAN2").outputs[0]
    wedge = n.add("Math", {0: turn, 1: math.pi / 10}, operation="PINGPONG").outputs[0]
    across = n.add("Math", {0: wedge, 1: radius}, operation="MULTIPLY").outputs[0]
    gap = n.add("MapRange", {0: across, 1: .004, 2: .011}).outputs[0]
    pulp = m.ramp(n, m.noise(n, 9, 6, "UV", (6, 6, 1)), [(.3, "#e2501a"), (.7, "#ff8a2b")])
    inner = n.add("MixRGB", {0: gap, 1: m.rgba("#ffd9a0"), 2: pulp}).outputs[0]
    rings = m.ramp(n, radius, [(.05, (0, 0, 0)), (.06, (1, 1, 1)), (.425, (1, 1, 1)), (.435, (0, 0, 0))])
    pith = n.add("MixRGB", {0: rings, 1: m.rgba("#ffe3b5"), 2: inner}).outputs[0]
    rind = m.ramp(n, radius, [(.468, (0, 0, 0)), (.478, (1, 1, 1))])
    color = n.add("MixRGB", {0: rind, 1: pith, 2: m.rgba("#f07a12")}).outputs[0]
    return n.finish(n.add("BsdfPrincipled", {
        "Base Color": color, "Roughness": .22, "Subsurface": .2, "Subsurface Color": color, "Subsurface Radius": (.1, .05, .02),
        "Normal": m.bump(n, m.noise(n, 14, 6, "UV", (4, 4, 1)), .25)}).outputs[0])


def build():
    f.cyc(m.plaster("#ee6a3c", .12, 2, .03), y=3.4, radius=.02)
    f.box((3.1, 2.2, .55), m.plaster("#f6b9a0", .12, 2, .03), (-.15, .2, 0), edge=.03)
    f.lathe([(0, 0), (1.05, 0, .03), (1.05, .5, .03), (0, .5)], m.plaster("#f3c545", .1, 2, .03), (1.55, 1.35, 0))
    clear = m.glass("#ffffff", ior=1.45, shadow=.95)
    at = (-.25, -.1, .55)
    f.lathe([(0, 0), (.5, 0, .08), (.56, 2.15, .02), (.53, 2.16, .02), (.47, .16, .08), (0, .14)], clear, at, ribs=14, rib_depth=.012)
    f.lathe([(0, .15), (.465, .17, .06), (.515, 1.72, .015), (0, 1.72)], m.glass("#ff9350", ior=1.2, shadow=.9), at)
    rng = random.Random(4)
    ice = m.glass("#fff6ee", ior=1.55, grain=.12)
    for i, z in enumerate((1.05, 1.45, 1.72)):
        f.box((.4, .4, .36), ice, (at[0] + (.12, -.12, .08)[i], at[1] - .05, at[2] + z), tuple(rng.uniform(-35, 35) for _ in range(3)), edge=.07)
    cut, rind = slice_material(), m.solid("#ef7d16", .42, grain=.25, grain_scale=40, coat=.3)
    fruit = f.lathe([(0, 0), (.44, 0, .03), (.46, .05, .03), (.44, .1, .03), (0, .1)], rind, steps=96)
    circle = [(.45 * math.cos(a * math.pi / 48), .45 * math.sin(a * math.pi / 48)) for a in range(96)]
    disc = f.extrude(circle, .001, cut, (0, 0, .1008), edge=0)
    back = f.copy(disc, (0, 0, -.0018))
    disc.parent = back.parent = fruit
    fruit.location, fruit.rotation_euler = (at[0] + .44, at[1] - .12, at[2] + 2.12), (math.radians(90), 0, math.radians(24))
    f.ball(.5, rind, (1.05, -1.5, .49), lumps=.02, lump_size=2)
    cap = f.lathe([(.0, 0), (.46, 0, .02), (.5, -.06, .1), (.36, -.4, .2), (0, -.5)], rind, (-1.35, -.75, .98), (72, 0, -32))
    f.copy(disc, (0, 0, .002)).parent = cap
    f.tube([(at[0] - .05, at[1], at[2] + .3), (at[0] - .22, at[1] + .1, at[2] + 1.8), (at[0] - .38, at[1] + .18, at[2] + 2.75)], .045,
           m.solid("#fff4e2", .35, coat=.5))
    s.sun((46, 238), 7.5, (1, .91, .76), .7)
    s.world([(0, (.9, .5, .35)), (.5, (.9, .72, .6)), (1, (.75, .86, 1))], .55)
    s.camera((.5, -11.5, 4.1), (.12, 0, 1.95), 74, 8, (0, -.4, 1.6))
