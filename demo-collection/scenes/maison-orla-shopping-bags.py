"""Two carrier bags and a box in front of a pleated curtain; ribbon, rope and soft side light."""
import math

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

MARK = """<style>body{color:#fff}</style><svg class="a" style="left:370px;top:330px" width="260" height="260" fill="none" stroke="#fff" stroke-width="9">
<ellipse cx="130" cy="130" rx="84" ry="120"/><ellipse cx="130" cy="130" rx="120" ry="84"/><path d="M130 10 V250"/></svg>
<div class="a c" style="left:0;right:0;top:660px;font:96px Cormorant;letter-spacing:.3em;padding-left:.3em">ORLA</div>
<div class="a c" style="left:0;right:0;top:800px;font:italic 46px CormorantItalic;letter-spacing:.04em">maison de soie, Lyon</div>"""
GRADE = {"exposure": .55, "contrast": 1.22, "saturation": 1.2, "vignette": .15}


def bag(name, size, color, foil, rope, at, turn):
    w, d, h = size
    card = m.solid(color, .5, coat=.15, grain=.04, grain_scale=140)
    stock = m.printed(art(name, 1000, 1300, MARK), .5, metal_color=foil, base=color, grain=.04, grain_scale=140)

    def wall(u, v):
        return (0, 0, .025 * math.sin(math.pi * v) * math.sin(math.pi * u) + .02 * v * math.sin(u * 6))
    parts = [f.sheet(w, h, stock, (0, -d / 2, h / 2), (90, 0, 0), (24, 24), wall, .012), f.sheet(w, h, card, (0, d / 2, h / 2), (90, 0, 0), (8, 8), None, .012)]
    for x in (-1, 1):
        # The gusset folds inwards along its middle, more towards the top.
        gusset = f.sheet(d, h, card, (x * w / 2, 0, h / 2), (90, 0, 90), (24, 24),
                         lambda u, v, x=x: (0, 0, -x * d * .34 * max(0, v - .12) * (1 - abs(u - .5) * 2)), .012)
        parts.append(gusset)
    parts.append(f.box((w, d, .02), card, edge=.004))
    for y in (-d / 2 - .012, d / 2 - .03):
        span, drop = w * .2, .18
        pts = [(-span, y, h - drop), (-span, y - .02, h + .1), (-span * .75, y - .03, h + .62), (0, y - .03, h + .86), (span * .75, y - .03, h + .62), (span, y - .02, h + .1), (span, y, h - drop)]
        parts.append(f.tube(pts, .032, rope))
        for x in (-span, span):
            parts.append(f.lathe([(.045, 0), (.075, .01, .01), (.045, .02)], m.metal(foil, .2), (x, y - .001 if y < 0 else y - .02, h - drop + .02), (90, 0, 0)))
    return f.group(parts, at, (0, 0, turn))


def build():
    def pleats(u, v):
        x = u * 26
        wave = math.sin(x * 2.1 + .5 * math.sin(x * .7)) + .35 * math.sin(x * 4.3 + 1 + v * .8)
        return (.12 * math.sin(x * 1.1), 0, .3 * wave * (1 + .25 * (1 - v)))
    silk = m.solid("#d8a79b", .42, sheen=.5, spec=.35, grain=.03, grain_scale=200)
    f.sheet(15, 9, silk, (0, 2.6, 4.2), (90, 0, 0), (420, 20), pleats)
    f.box((16, 8, .3), m.stone("#e8d6ca", "#d6bbac", "#b78f7d", .7, .14, .03), (0, 0, -.3), edge=.03)
    f.box((3.1, 2.0, .55), m.plaster("#c98d80", .06, 2, .02), (-.62, .75, 0), edge=.03)
    wine, cream = "#5b1023", "#f2e5d6"
    bag("orla-wine", (1.95, .8, 2.5), wine, "#f0c489", m.solid("#3d0a18", .7, sheen=.5), (-.72, .65, .55), 12)
    bag("orla-cream", (1.4, .62, 1.8), cream, "#c08a4e", m.solid("#c9a780", .7, sheen=.4), (1.12, -.3, 0), -16)
    box = [f.box((1.25, 1.25, .5), m.solid(wine, .5, coat=.15), edge=.02), f.box((1.29, 1.29, .24), m.solid(wine, .48, coat=.15), (0, 0, .32), edge=.02)]
    satin = m.solid("#efcfb6", .3, sheen=.5, coat=.2)
    for a in (0, 90):
        box.append(f.box((.15, 1.3, .57), satin, (0, 0, 0), (0, 0, a), edge=.012))
    for a in (35, 145, 215, 325):
        loop = f.tube([(0, 0, .57), (.2, .09, .8), (.42, .05, .74), (.36, -.06, .6), (0, 0, .57)], .05, satin, (0, 0, 0), (0, 0, a))
        loop.scale.z = 1
        box.append(loop)
    box.append(f.ball(.085, satin, (0, 0, .62), (1.2, 1, .8)))
    f.group(box, (-1.35, -1.15, 0), (0, 0, 24))
    pearl = m.solid("#fbefe6", .14, coat=1, sss=.2, wear=.02)
    for i in range(34):
        t = i / 33
        f.ball(.058, pearl, (-.3 + 1.15 * t + .1 * math.sin(t * 9), -1.62 + .28 * math.sin(t * 6.3) - .1 * t, .058))
    s.area((-5, -2.5, 5), (0, 0, 1.6), 2, 620, (1, .9, .82), height=3)
    s.area((4.5, -4, 3), (0, 0, 1.4), 2.5, 120, (1, .88, .9), height=3)
    s.area((-2.5, 1.2, 7.5), (0, 2, 3), 1, 160, (1, .85, .75))
    s.world([(0, (.35, .25, .22)), (.5, (.5, .42, .4)), (1, (.8, .75, .75))], .42)
    s.camera((.5, -12, 2.5), (-.02, 0, 1.9), 74, 5.6, (0, -.3, 1.6))
