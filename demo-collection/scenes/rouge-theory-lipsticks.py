"""Three lipsticks among folds of red velvet; the folds are one displaced sheet."""
import math

from lib import forms as f, materials as m, studio as s

OVERLAY = """<style>body{color:#ffdfe0}</style>
<div class="a" style="left:58px;top:36px;font:400 262px/.82 Anton;letter-spacing:-.01em;color:#ffd4d6">ROUGE</div>
<div class="a" style="right:66px;top:80px;font:700 22px/1.4 Archivo;text-align:right">THEORY<br>NO. 11 — 13</div>
<div class="a" style="left:66px;bottom:60px;font:700 22px/1.4 Archivo">TWELVE HOURS,<br>ONE PASS</div>
<div class="a" style="right:66px;bottom:60px;font:700 22px/1.4 Archivo;text-align:right">VELVET MATTE<br>3.5 G</div>"""
GRADE = {"exposure": .2, "contrast": 1.3, "saturation": 1.25, "vignette": .3}


def velvet(color):
    """Dark where seen face on, bright at grazing angles: the pile shows its sides."""
    n = m.Nodes("velvet")
    base = m.rgba(color)
    nap = m.noise(n, 90, 4)
    facing = n.add("LayerWeight", {"Blend": .42}).outputs["Facing"]
    tone = m.ramp(n, facing, [(.05, tuple(c * .35 for c in base[:3])), (.6, base[:3]), (1, tuple(min(1, c * 1.6 + .05) for c in base[:3]))])
    return n.finish(n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": .95, "Specular": .05, "Sheen": 1, "Sheen Tint": .8,
                                             "Normal": m.bump(n, nap, .25, .01)}).outputs[0])


def folds(u, v):
    x, y = (u - .5) * 13, v * 13 - 4.5
    warp = x + .7 * math.sin(y * .8 + .6) + .35 * math.sin(y * 1.7 + x * .4)
    wave = .34 * math.sin(warp * 1.75) + .16 * math.sin(warp * 3.3 + y * .5) + .1 * math.sin(y * 2 - x)
    calm = 1 - .94 * math.exp(-((x - .1) / 1.75) ** 4 - ((y + .6) / .8) ** 4)
    return (0, 0, wave * calm + .13 * max(0, y) ** 1.75)


def lipstick(at, turn, shade, height, gold, black):
    bullet = m.solid(shade, .38, coat=.25, sss=.12, sss_radius=(.2, .05, .05), grain=.03, spec=.4)
    parts = [f.lathe([(0, 0), (.36, 0, .03), (.38, .06, .03), (.38, .86, .02), (.33, .88)], black, steps=128),
             f.lathe([(.382, .4), (.39, .41, .01), (.39, .46, .01), (.382, .47)], gold),
             f.lathe([(.32, .84), (.32, 1.28, .02), (.285, 1.29, .01), (.28, 1.2)], gold, steps=128)]
    stick = f.lathe([(0, 0), (.265, 0), (.265, height, .02), (.25, height + .34, .2), (.1, height + .5, .12), (0, height + .5)], bullet, (0, 0, 1.1), steps=128)
    # The slanted tip: shear everything above the straight part.
    for v in stick.data.vertices:
        over = v.co.z - height
        if over > 0:
            v.co.z = height + over * (.5 + 1.15 * (v.co.x + .265) / .53)
    parts.append(stick)
    return f.group(parts, at, turn)


def build():
    f.sheet(13, 13, velvet("#a3081f"), (0, 2.6, 0), (0, 0, 0), (300, 300), folds)
    gold, black = m.metal("#e6b878", .14), m.solid("#120407", .16, coat=1, wear=.03)
    lipstick((-.85, -.35, .02), (0, 0, 20), "#8e0f24", .42, gold, black)
    lipstick((.25, .12, .02), (0, 0, -14), "#d3142f", .62, gold, black)
    lipstick((1.2, -.45, .02), (0, 0, 35), "#e5566a", .3, gold, black)
    f.lathe([(0, 0), (.36, 0, .03), (.385, .05, .03), (.385, 1.25, .05), (0, 1.27)], black, (-.9, -1.25, .33), (0, 88, 24))
    f.lathe([(.387, .06), (.395, .07, .01), (.395, .13, .01), (.387, .14)], gold, (-.9, -1.25, .33), (0, 88, 24))
    f.ball(.15, m.metal("#efc88c", .08), (.85, -1.35, .2))
    f.ball(.1, m.solid("#fff0ea", .15, coat=1, sss=.3), (.5, -1.5, .14))
    f.ball(.1, m.solid("#fff0ea", .15, coat=1, sss=.3), (.28, -1.22, .13))
    s.area((-4, .5, 4.5), (0, 0, .8), 1.2, 420, (1, .9, .86), height=4)
    s.area((4.4, 1.5, 3), (0, 0, .8), .7, 260, (1, .7, .7), height=4)
    s.area((.5, -4.5, 5), (0, 0, .8), 1.4, 110, (1, .95, .95))
    s.world([(0, (.05, .01, .01)), (.6, (.12, .03, .04)), (1, (.4, .2, .2))], .5)
    s.camera((.3, -8.6, 4.1), (.1, .1, 1.22), 74, 5, (0, -.3, 1.2))
