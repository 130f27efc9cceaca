"""An architecture quarterly on raw concrete: one copy open, one closed, hard stripes of light through blinds."""
import math

from mathutils import Vector

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

PHOTO = """<svg class="a" style="left:0;top:0" width="1000" height="1300" viewBox="0 0 1000 1300" preserveAspectRatio="none">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1d4fd7"/><stop offset="1" stop-color="#9cc3f5"/></linearGradient></defs>
<rect width="1000" height="1300" fill="url(#s)"/><path d="M0 1300 V620 L520 330 V1300Z" fill="#f3f0ea"/><path d="M520 330 L1000 560 V1300 H520Z" fill="#b9bcc4"/>
<path d="M520 330 L1000 560 V690 L520 500Z" fill="#8a909e"/><g fill="#22262f"><path d="M90 760 L220 692 V880 L90 930Z"/><path d="M300 650 L430 582 V800 L300 850Z"/><path d="M90 1050 L220 1010 V1200 L90 1222Z"/><path d="M300 985 L430 945 V1165 L300 1187Z"/></g>
<path d="M620 760 L900 840 V1300 H620Z" fill="#ff5b2e"/><circle cx="800" cy="210" r="84" fill="#fff7e0"/></svg>"""
LEFT = "<style>body{background:#fff}</style>" + PHOTO
RIGHT = """<style>body{background:#fbfaf7;color:#14161b}.t{position:absolute;width:380px;font:400 21px/1.55 Inter}</style>
<div class="a" style="left:84px;top:70px;font:600 22px Inter">Essay</div><div class="a" style="right:84px;top:70px;font:400 22px Inter">Offgrid 12</div>
<div class="a" style="left:78px;top:140px;font:800 106px/.96 Syne;letter-spacing:-.045em;white-space:nowrap">A house<br>that faces<br>the wind</div>
<div class="t" style="left:84px;top:560px">On the last road before the dunes stands a wall with six windows, none of them looking at the sea. The architects wanted the gale outside to be heard and not watched. Inside, the rooms turn their backs to the coast and open on a court where a single pine grows crooked.<br><br>It took four years and two roofs. The first one flew.</div>
<div class="t" style="left:536px;top:560px">The second is a slab as thick as a mattress, poured on a still night in May, and it has not moved since. The owners have learned to tell the weather by its hum: a low note for rain, a higher one for cold from the north.<br><br>What they paid for, they say, is silence in the right places, and a door the colour of a life vest.</div>
<div class="a" style="left:84px;bottom:64px;font:400 20px Inter">48</div><div class="a" style="right:84px;bottom:96px;width:120px;height:120px;border-radius:60px;background:#ff5b2e"></div>"""
COVER = """<style>body{background:#ff5b2e;color:#14161b}</style><div class="a" style="left:60px;top:20px;font:800 158px/1.5 Syne;letter-spacing:-.07em">Offgrid</div>
<div class="a" style="left:70px;top:300px;width:860px;height:800px;overflow:hidden;background:#1d4fd7"><div class="a" style="inset:0">""" + PHOTO.replace('fill="#ff5b2e"', 'fill="#14161b"') + """</div></div>
<div class="a" style="left:70px;bottom:64px;font:600 34px/1.25 Inter">Twelve: walls, weather<br>and where to stand</div><div class="a" style="right:70px;bottom:64px;font:600 34px/1.25 Inter;text-align:right">Autumn<br>€ 18</div>"""
GRADE = {"exposure": .65, "contrast": 1.25, "saturation": 1.2, "vignette": .12}


def build():
    f.sheet(24, 24, m.plaster("#a9abaf", .22, .9, .12))
    w, h = 1.9, 2.47
    paper = m.solid("#f4f1ea", .6)

    def page(side):
        def shape(u, v):
            t = u if side > 0 else 1 - u
            return (-side * .12 * t * t, 0, .3 * math.sin(math.pi * min(1, t * 1.02) ** .62) * (1 - .55 * t) + .05 + .02 * math.sin(v * 3) * t)
        return shape
    spread = []
    for side, name, html in ((-1, "offgrid-left", LEFT), (1, "offgrid-right", RIGHT)):
        for k in range(5):
            mat = m.printed(art(name, 1000, 1300, html), .3, coat=.35) if k == 4 else paper
            bend = page(side)
            lift = .012 * k
            spread.append(f.sheet(w + .012 * (4 - k), h, mat, (side * w / 2, 0, .02 + lift), cuts=(60, 12),
                                  shape=lambda u, v, b=bend, k=k: tuple(c * (.86 + .035 * k) if i == 2 else c for i, c in enumerate(b(u, v)))))
    f.group(spread, (-.05, .42, 0), (0, 0, 16), 1.12)
    closed = [f.box((w, h, .11), paper, edge=.01), f.sheet(w + .01, h + .01, m.printed(art("offgrid-cover", 1000, 1300, COVER), .3, coat=.4), (0, 0, .113)),
              f.box((w + .01, h + .01, .012), m.solid("#ff5b2e", .4), edge=.004)]
    f.group(closed, (1.5, -2.0, .02), (0, 0, -13), 1.06)
    steel = m.metal("#cfd2d6", .16)
    f.tube([(0, 0, 0), (1.5, 0, 0)], .045, m.solid("#14161b", .3, coat=.4), (-1.9, -2.2, .06), (0, 0, 38), kind="POLY")
    f.lathe([(0, 0), (.045, .0), (.03, .12), (.008, .2)], steel, (-1.9 + 1.5 * .788, -2.2 + 1.5 * .616, .06), (0, 90, 38))
    f.lathe([(0, 0), (.42, 0, .04), (.44, .34, .03), (.4, .34, .02), (.38, .08, .05), (0, .06)], m.solid("#1d4fd7", .3, coat=.6), (-1.75, 2.55, 0))
    f.lathe([(0, .27), (.39, .27)], m.solid("#1a0c06", .08, coat=1, wear=.01), (-1.75, 2.55, 0))
    f.box((.7, .7, .7), m.stone("#d9d6cf", "#b9b5ac", scale=2, rough=.6), (2.25, 2.5, 0), (0, 0, 30), edge=.04)
    f.ball(.36, m.solid("#ff5b2e", .35, coat=.4), (2.2, 2.45, 1.06))
    light = s.sun((44, 300), 6, (1, .92, .8), .5)
    toward = light.location.normalized()
    turn = toward.to_track_quat("Z", "Y").to_matrix().to_4x4()
    for i in range(-6, 7):
        slat = f.sheet(14, .42, m.solid("#111111", 1))
        slat.matrix_world = turn
        slat.location = toward * 8 + turn.to_3x3() @ Vector((0, i * 1.02 + .2, 0))
        slat.visible_camera = False
    s.world([(0, (.4, .42, .45)), (.5, (.6, .66, .75)), (1, (.75, .86, 1))], .62)
    s.camera((.2, -6.2, 9.4), (.08, .05, .1), 70, 8, (0, 0, .2))
