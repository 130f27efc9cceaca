"""Two phones hover over blocks of glass and lacquer in one lilac room; the screens light the set a little."""
from lib import forms as f, materials as m, studio as s
from lib.artwork import art

HOME = """<style>body{background:linear-gradient(165deg,#fbf7ff,#e9e1ff);color:#1d1638;font-family:Inter}.k{position:absolute;border-radius:52px;padding:36px}</style>
<div class="a" style="left:64px;top:46px;font:600 34px Inter">9:41</div><div class="a" style="left:50%;top:36px;width:220px;height:58px;margin-left:-110px;border-radius:40px;background:#0c0916"></div>
<div class="a" style="left:64px;top:160px;font:500 34px Inter;color:#6d628f">Good morning, Noor</div>
<div class="a" style="left:60px;top:208px;font:700 92px/1 Bricolage;letter-spacing:-.045em">Your week,<br>in balance</div>
<div class="k" style="left:56px;top:450px;width:788px;height:560px;background:#6b3df5;color:#fff"><div style="font:500 32px Inter;opacity:.85">Focus hours</div>
<div style="font:700 150px/1 Bricolage;letter-spacing:-.05em">23.5</div>
<svg width="716" height="240" style="margin-top:26px" viewBox="0 0 716 240"><g fill="#ffffff">""" + "".join(
    f'<rect x="{i * 105}" y="{230 - h}" width="66" height="{h}" rx="30" opacity="{1 if i == 3 else .38}"/>' for i, h in enumerate((90, 150, 120, 225, 170, 60, 110))) + """</g></svg></div>
<div class="k" style="left:56px;top:1050px;width:380px;height:400px;background:#ffd36b"><div style="font:600 32px Inter">Walk</div><div style="font:700 96px/1.1 Bricolage;letter-spacing:-.04em">8,214</div>
<svg width="200" height="150"><path d="M0 130 Q50 20 100 80 T200 30" stroke="#1d1638" stroke-width="12" fill="none" stroke-linecap="round"/></svg></div>
<div class="k" style="left:464px;top:1050px;width:380px;height:400px;background:#ff9d8a"><div style="font:600 32px Inter">Sleep</div><div style="font:700 96px/1.1 Bricolage;letter-spacing:-.04em">7h 40</div>
<svg width="300" height="150"><circle cx="80" cy="80" r="62" stroke="#1d1638" stroke-width="14" fill="none" stroke-dasharray="290 400" stroke-linecap="round"/></svg></div>
<div class="k" style="left:56px;top:1490px;width:788px;height:200px;background:#fff"><div style="font:700 48px Bricolage">Next: deep work</div><div style="font:500 32px Inter;color:#6d628f;margin-top:10px">10:00 – 12:00, notifications off</div></div>"""
LOCK = """<style>body{background:radial-gradient(circle at 30% 20%,#ffb199,#ff5fa2 38%,#6b3df5 72%,#241056);color:#fff}</style>
<div class="a" style="left:50%;top:36px;width:220px;height:58px;margin-left:-110px;border-radius:40px;background:#0c0916"></div>
<svg class="a" width="900" height="1900"><g fill="none" stroke="#fff" stroke-width="3" opacity=".55">""" + "".join(
    f'<circle cx="450" cy="1120" r="{90 + i * 62}"/>' for i in range(9)) + """</g><circle cx="450" cy="1120" r="86" fill="#fff"/></svg>
<div class="a c" style="left:0;right:0;top:220px;font:700 220px/1 Bricolage;letter-spacing:-.05em">9:41</div>
<div class="a c" style="left:0;right:0;top:452px;font:500 44px Inter">Breathe in for four</div>
<div class="a c" style="left:0;right:0;bottom:120px;font:700 72px Bricolage;letter-spacing:-.03em">equi</div>"""
GRADE = {"exposure": .5, "contrast": 1.3, "saturation": 1.4, "vignette": .08}


def phone(name, html, frame, location, rotation):
    body = [f.plate(1.5, 3.1, .15, .24, frame, edge=.045),
            f.plate(1.46, 3.06, .01, .22, m.solid("#07060b", .08, coat=1, wear=.02), (0, 0, .146), edge=.003),
            f.extrude(f.rounded_rect(1.39, 2.99, .19), .002, m.printed(art(name, 900, 1936, html), .06, glow=.75, coat=1), (0, 0, .1562), edge=0)]
    for y in (.62, .25):
        body.append(f.box((.03, .3, .05), frame, (-.755, y, .05), edge=.012))
    body.append(f.box((.03, .46, .05), frame, (.755, .45, .05), edge=.012))
    return f.group(body, location, rotation)


def build():
    f.cyc(m.gradient("#c9b6f2", "#b79cf0", "Z", 0, 6, .6), y=3.4, radius=2.2)
    titan, rose = m.metal("#b9b3c6", .24), m.metal("#e9b9a6", .22)
    glass = m.glass("#e6d7ff", ior=1.45, rough=.04)
    f.box((1.7, 1.3, .85), glass, (-.95, .1, 0), (0, 0, 10), edge=.09)
    f.box((1.4, 1.2, 1.1), m.solid("#8f63f4", .25, coat=.6, sss=.1), (1.75, 1.6, 0), (0, 0, -18), edge=.09)
    f.lathe([(0, 0), (.62, 0, .05), (.62, .5, .05), (0, .5)], m.solid("#ffcf6b", .35, coat=.4), (1.05, -.62, 0))
    phone("equi-home", HOME, titan, (-.78, -.12, 2.4), (81, -7, -20))
    phone("equi-lock", LOCK, rose, (1.18, .55, 2.1), (78, 9, 22))
    f.ball(.33, m.glass("#ffd9ea", ior=1.45), (-2.0, -.7, .33))
    f.ball(.52, m.solid("#ff8f7c", .22, coat=.8), (-1.95, 1.3, .52))
    f.ball(.17, m.metal("#efe6ff", .06), (.12, -1.15, .17))
    f.ball(.2, m.solid("#6b3df5", .2, coat=.8), (1.05, -.62, .7))
    f.torus(.5, .14, m.solid("#ffb199", .2, coat=.8), (-.1, 2.2, 4.25), (63, 29, 0))
    s.area((-6.2, .2, 6), (0, 0, 2), 3, 620, (1, .97, .95))
    s.area((5, -1, 4), (0, 0, 2), 1.4, 260, (.85, .8, 1), height=4)
    s.area((0, -6, 1), (0, 0, 2), 4, 45, (1, .85, .9))
    s.world([(0, (.5, .4, .7)), (.5, (.75, .68, .95)), (1, (1, .95, 1))], .55)
    s.camera((.2, -12.5, 3.3), (.02, 0, 2.08), 74, 5.6, (-.5, -.3, 2.4))
