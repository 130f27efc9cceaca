"""A toy-bright instant camera that has just spat out a picture, balanced on stacked discs."""
import math

from lib import forms as f, materials as m, studio as s
from lib.artwork import art

PHOTO = """<style>body{background:#fffdf8}</style><svg class="a" style="left:50px;top:50px" width="700" height="700" viewBox="0 0 700 700">
<rect width="700" height="700" fill="#7fd0f2"/><circle cx="520" cy="180" r="80" fill="#fff2b0"/><path d="M0 480 Q180 380 350 470 T700 440 V700 H0Z" fill="#ffd36b"/>
<path d="M0 560 Q200 500 380 570 T700 550 V700 H0Z" fill="#ff8f6b"/><path d="M330 520 V300 M330 300 Q230 220 160 290 M330 300 Q430 220 510 300 M330 300 Q280 190 200 190 M330 300 Q380 190 470 200" stroke="#1f6b4f" stroke-width="22" fill="none" stroke-linecap="round"/></svg>
<div class="a c" style="left:0;right:0;bottom:48px;font:400 74px Pinyon;color:#1b2a4a">best day, again</div>"""
FRONT = """<style>body{color:#1b2a4a}</style><div class="a" style="left:0;top:10px;font:800 128px/1 Bricolage;letter-spacing:-.05em">snapsie</div>"""
OVERLAY = """<style>body{color:#fffdf8}</style>
<div class="a" style="left:62px;top:46px;font:800 172px/.86 Bricolage;letter-spacing:-.035em;color:#1b2a4a">Shake it.<br>Keep it.</div>
<div class="a" style="right:66px;bottom:62px;font:700 25px/1.35 Bricolage;text-align:right;color:#1b2a4a">Snapsie Go<br>instant film camera</div>"""
GRADE = {"exposure": .4, "contrast": 1.2, "saturation": 1.35, "vignette": .05}


def build():
    f.cyc(m.gradient("#ffb7a0", "#ffd0b8", "Z", 0, 6, .7), y=3.4, radius=2)
    shell = m.solid("#fff6e6", .32, coat=.25, grain=.03, grain_scale=220, wear=.03)
    mint, navy = m.solid("#4fc7b0", .32, coat=.3), m.solid("#1b2a4a", .35, coat=.3)
    tomato, sun = m.solid("#ff5a3c", .3, coat=.5), m.solid("#ffc73a", .35, coat=.3)
    black, steel = m.solid("#101015", .25, coat=.8), m.metal("#e6e3de", .14)
    body = [f.plate(3.0, 2.25, 1.0, .5, shell, (0, .5, 1.2), (90, 0, 0), edge=.14, segments=6),
            f.plate(3.02, .62, 1.06, .2, mint, (0, .53, .36), (90, 0, 0), edge=.08)]
    body.append(f.box((2.3, .14, .05), black, (0, -.47, .17), edge=.02))
    lens = [f.lathe([(0, 0), (.82, 0, .04), (.84, .16, .05), (.72, .2, .02), (.7, .34, .05), (.62, .42, .04), (.5, .4, .02), (.46, .2)], navy, steps=160),
            f.lathe([(.845, .06), (.86, .07, .01), (.86, .12, .01), (.845, .13)], sun, steps=160),
            f.lathe([(.62, .425), (.6, .44, .01), (.57, .43)], steel, steps=160),
            f.lathe([(.47, .2), (.3, .16, .02), (.28, .12), (0, .12)], black),
            f.lathe([(0, .3), (.2, .285), (.46, .22)], m.glass("#bfe6ff", ior=1.5)),
            f.lathe([(0, .13), (.16, .13), (.16, .16, .02), (0, .17)], m.solid("#22103a", .05, coat=1))]
    body.append(f.group(lens, (.02, -.5, 1.25), (90, 0, 0), 1))
    body.append(f.plate(.6, .4, .08, .1, black, (1.0, -.5, 2.02), (90, 0, 0), edge=.02))
    body.append(f.plate(.5, .3, .03, .07, m.solid("#fff9e8", .1, coat=1), (1.0, -.575, 2.02), (90, 0, 0), edge=.01))
    body.append(f.plate(.4, .34, .08, .1, black, (-.98, -.5, 2.02), (90, 0, 0), edge=.02))
    body.append(f.lathe([(0, 0), (.12, 0), (.1, .02), (0, .03)], m.glass("#9ad0ff", ior=1.5), (-.98, -.585, 2.02), (90, 0, 0)))
    body.append(f.lathe([(0, 0), (.24, 0, .03), (.24, .14, .05), (0, .16)], tomato, (-.9, .05, 2.3)))
    body.append(f.box((.5, .34, .1), navy, (.95, .05, 2.28), edge=.04))
    for i, mat in enumerate((tomato, sun, mint)):
        body.append(f.box((.07, .03, .5), mat, (-1.3 + i * .1, -.49, 1.0), edge=.01))
    body.append(f.sheet(.56, .167, m.printed(art("snapsie-front", 520, 155, FRONT), .4, transparent=True), (1.13, -.505, .8), (90, 0, 0)))
    pic = f.sheet(1.5, 1.72, m.printed(art("snapsie-photo", 800, 920, PHOTO), .25, coat=.7), (0, 0, 0), (0, 0, 0), (2, 30), lambda u, v: (0, 0, .16 * (1 - v) ** 2), .012)
    pic.location, pic.rotation_euler = (0, -.98, .16), (math.radians(14), 0, 0)
    body.append(pic)
    strap = [(-1.5, .1, 1.9), (-1.95, .0, 1.75), (-2.25, -.25, 1.1), (-2.0, -.75, .35), (-1.45, -1.25, -.42), (-1.7, -1.65, -.8), (-2.35, -1.3, -.86)]
    body.append(f.tube(strap, .045, tomato))
    body.append(f.ball(.1, steel, (-1.52, .1, 1.9)))
    f.group(body, (.12, .25, 1.02), (0, 0, -20))
    for z, r, mat, h in ((0, 2.1, mint, .34), (.34, 1.85, m.solid("#ffe2cf", .5), .3), (.64, 1.95, sun, .38)):
        f.lathe([(0, 0), (r, 0, .05), (r, h, .05), (0, h)], mat, (.1, .35, z), steps=220)
    for at, r, mat in (((2.25, -.9, .3), .3, tomato), ((-2.35, .9, .42), .42, navy)):
        f.ball(r, mat, at)
    loose = f.sheet(1.5, 1.72, m.printed(art("snapsie-photo-b", 800, 920, PHOTO.replace("#7fd0f2", "#ff9cc0").replace("#1f6b4f", "#5a2c8a").replace("best day, again", "us, mostly")), .25, coat=.7), (-1.25, -2.0, .02), (0, 0, 24), thickness=.015)
    loose.scale = (.82,) * 3
    s.sun((46, 228), 4.8, (1, .93, .82), 2.2)
    s.area((5, -4, 4), (0, 0, 1.5), 2, 200, (1, .9, .95), height=4)
    s.area((-1, -7, 5), (0, 0, 1.6), 2.5, 130, (1, 1, 1))
    s.world([(0, (.8, .55, .45)), (.5, (.9, .75, .68)), (1, (.85, .92, 1))], .5)
    s.camera((.4, -12, 4.2), (.0, 0, 2.12), 70, 8, (0, -.5, 2))
