"""An unboxing from above at an angle: a yellow mailer, blue room, crumpled tissue, three hot sauces."""
import math

from mathutils import Vector, noise

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

LID = """<style>body{background:#ff4a1c;color:#ffe14a;overflow:hidden}</style>
<div class="a c" style="left:0;right:0;top:96px;font:400 262px/.98 Anton;letter-spacing:-.01em">BITE<br>BACK.</div>
<svg class="a" style="left:0;bottom:0" width="1400" height="120">""" + "".join(f'<path d="M{i * 100} 120 l50 -90 l50 90z" fill="#ffe14a"/>' for i in range(14)) + "</svg>"
SIDE = """<style>body{background:#ffd21f;color:#131313}</style><div class="a c" style="left:0;right:0;top:44px;font:400 190px/1 Anton;letter-spacing:.0em">LOUDMOUTH</div>
<div class="a c" style="left:0;right:0;top:262px;font:800 40px Archivo;letter-spacing:.02em">SMALL-BATCH HOT SAUCE, SENT MONTHLY</div>"""
BOTTLE = """<style>body{background:%s;color:%s}</style><div class="a c" style="left:0;right:0;top:70px;font:400 170px/.98 Anton">%s</div>
<svg class="a" style="left:0;bottom:0" width="900" height="110">""" + "".join(f'<path d="M{i * 90} 110 l45 -80 l45 80z" fill="#131313"/>' for i in range(10)) + """</svg>
<div class="a c" style="left:0;right:0;top:466px;font:800 46px Archivo">%s</div>"""
GRADE = {"exposure": .4, "contrast": 1.25, "saturation": 1.4, "vignette": .08}


def sauce(name, at, turn, bg, ink, words, heat, liquid, cap):
    parts = [f.lathe([(0, 0), (.3, 0, .05), (.33, .05, .05), (.33, 1.0, .16), (.13, 1.3, .1), (.12, 1.5)], m.glass("#ffffff", ior=1.3, shadow=.9)),
             f.lathe([(0, .03), (.29, .03, .04), (.305, .98, .15), (.105, 1.28, .08), (0, 1.34)], m.solid(liquid, .2, coat=.8, sss=.15)),
             f.lathe([(0, 1.42), (.15, 1.42, .01), (.16, 1.76, .03), (0, 1.77)], cap, ribs=30, rib_depth=.02),
             f.band(.334, .16, .9, m.printed(art(name, 900, 640, BOTTLE % (bg, ink, words, heat)), .5), 190)]
    return f.group(parts, at, turn)


def build():
    f.sheet(24, 24, m.solid("#1747e8", .6, grain=.05))
    out, inner = m.solid("#ffd21f", .6, grain=.06, grain_scale=120), m.solid("#ff4a1c", .6)
    w, d, h, t = 3.3, 2.3, .95, .05
    parts = [f.box((w, d, t), out, edge=.01)]
    for x in (-1, 1):
        parts.append(f.box((t, d, h), out, (x * w / 2, 0, 0), edge=.012))
        parts.append(f.box((t * .7, d - .12, h - .04), inner, (x * (w / 2 - .055), 0, .02), edge=.01))
    for y in (-1, 1):
        parts.append(f.box((w, t, h), out, (0, y * d / 2, 0), edge=.012))
    parts.append(f.sheet(w - .02, h - .02, m.printed(art("loudmouth-side", 1400, 400, SIDE), .6, grain=.06, grain_scale=120), (0, -d / 2 - t / 2 - .002, h / 2), (90, 0, 0)))
    lid = [f.box((w + .06, d + .04, t), out, (0, d / 2, 0), edge=.012),
           f.sheet(w - .02, d - .04, m.printed(art("loudmouth-lid", 1400, 980, LID), .6), (0, d / 2, t + .003)),
           f.box((w - .1, t, .5), out, (0, d + .01, .0), edge=.01)]
    for x in (-1, 1):
        lid.append(f.box((t, d * .8, .42), out, (x * (w / 2 + .01), d / 2, .0), (0, x * 12, 0), edge=.012))
    parts.append(f.group(lid, (0, d / 2 + .02, h), (68, 0, 0)))
    # Tissue: a finely cut sheet crumpled with ridged noise.
    def crumple(u, v):
        p = Vector((u * 5, v * 4, 2.0))
        ridged = sum(abs(noise.noise(p * k + Vector((k, 0, 0)))) / k for k in (1, 2.1, 4.3))
        edge = min(u, 1 - u, v, 1 - v)
        return (.1 * noise.noise(p * 2), .1 * noise.noise(p * 2 + Vector((9, 0, 0))), .62 * ridged + .26 * max(0, .12 - edge) / .12)
    tissue = m.solid("#ff9ac2", .7, sheen=.3, sss=.05)
    paper = f.sheet(w - .2, d - .2, tissue, (0, 0, .22), (0, 0, 0), (150, 110), crumple, .006)
    f.smooth(paper, 24)
    parts.append(paper)
    cap = m.solid("#131313", .35, coat=.3)
    parts.append(sauce("sauce-a", (-.9, -.1, .62), (0, 0, 0), "#ff4a1c", "#ffe14a", "YELL", "HEAT 4 / 10", "#c32210", cap))
    parts[-1].rotation_euler = (math.radians(-72), math.radians(0), math.radians(10))
    parts[-1].location = (-.85, -.72, .72)
    parts.append(sauce("sauce-b", (0, 0, 0), (0, 0, 0), "#8fe04a", "#131313", "HISS", "HEAT 2 / 10", "#4f9a22", cap))
    parts[-1].rotation_euler, parts[-1].location = (math.radians(-72), 0, math.radians(-6)), (.12, -.76, .72)
    parts.append(sauce("sauce-c", (0, 0, 0), (0, 0, 0), "#131313", "#ff9ac2", "ROAR", "HEAT 9 / 10", "#7a0d0d", cap))
    parts[-1].rotation_euler, parts[-1].location = (math.radians(-72), 0, math.radians(-14)), (1.05, -.7, .72)
    f.group(parts, (-.1, .1, 0), (0, 0, 17), 1.05)
    red, green = m.solid("#d81e12", .16, coat=1, sss=.1), m.solid("#3f8a2a", .4)
    for x, y, a, k in ((-1.6, -2.25, 30, 1), (-.75, -2.6, -15, .85), (1.9, -1.75, 65, 1.1), (2.35, -.6, 110, .8), (-2.5, -.7, 80, .9)):
        chili = f.tube([(0, 0, .13), (.4, .1, .14), (.8, .06, .12), (1.15, -.14, .08)], .135, red, (x, y, 0), (0, 0, a), taper=[.85, 1, .66, .08])
        chili.scale = (k,) * 3
        stem = f.tube([(-.02, 0, .13), (-.14, -.02, .15), (-.3, .06, .2)], .035, green, (x, y, 0), (0, 0, a), taper=[2.2, .9, 1])
        stem.scale = (k,) * 3
    s.sun((48, 305), 4.6, (1, .95, .86), 3)
    s.area((4, -6, 6), (0, 0, .5), 3, 180, (1, .95, .95))
    s.world([(0, (.4, .45, .8)), (.5, (.7, .75, .95)), (1, (1, 1, 1))], .5)
    s.camera((.3, -8.6, 8.2), (.02, .42, .72), 66, 8, (0, -.3, .8))
