"""Materials with the small imperfections that make them look photographed."""
import bpy


class Nodes:
    """A thin hand on a node tree, so that materials below read as recipes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def finish(self, shader, displacement=None):
        self.tree.links.new(shader, self.out.inputs["Surface"])
        if displacement:
            self.tree.links.new(displacement, self.out.inputs["Displacement"])
        return self.material


def rgb(hex_color):
    """'#c8553d' to the linear triple that Cycles wants."""
    h = hex_color.lstrip("#")
    parts = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


def rgba(color):
    return (*(rgb(color) if isinstance(color, str) else color), 1)


def ramp(n, fac, stops):
    node = n.add("ValToRGB", {0: fac})
    e = node.color_ramp.elements
    while len(e) < len(stops):
        e.new(.5)
    for el, (pos, col) in zip(e, stops):
        el.position, el.color = pos, rgba(col)
    return node.outputs[0]


def noise(n, scale, detail=4, coords="Object", stretch=(1, 1, 1), distortion=0):
    vec = n.add("Mapping", {0: n.add("TexCoord").outputs[coords], "Scale": stretch}).outputs[0]
    return n.add("TexNoise", {"Vector": vec, "Scale": scale, "Detail": detail, "Distortion": distortion}).outputs["Fac"]


def bump(n, height, strength=.2, distance=.02):
    return n.add("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]


def span(n, fac, low, high):
    """Maps a 0..1 texture to a range, for roughness and the like."""
    return n.add("MapRange", {0: fac, 3: low, 4: high}).outputs[0]


def solid(color, rough=.5, spec=.5, metal=0, coat=0, coat_rough=.05, sss=0, sss_radius=(.3, .15, .1), sheen=0,
          grain=0, grain_scale=60, vary=0, vary_scale=2, wear=.06):
    """The workhorse. grain is surface bump; vary lets the colour breathe; wear lets the roughness breathe."""
    n = Nodes("solid")
    inputs = {"Base Color": rgba(color), "Roughness": rough, "Specular": spec, "Metallic": metal, "Clearcoat": coat,
              "Clearcoat Roughness": coat_rough, "Sheen": sheen}
    if wear:
        inputs["Roughness"] = span(n, noise(n, 3.1), max(.02, rough - wear), min(1, rough + wear))
    if vary:
        base = rgba(color)
        dark, light = [tuple(min(1, c * k) for c in base[:3]) for k in (1 - vary, 1 + vary)]
        inputs["Base Color"] = ramp(n, noise(n, vary_scale, 6), [(.3, dark), (.7, light)])
    if grain:
        inputs["Normal"] = bump(n, noise(n, grain_scale, 8), grain)
    if sss:
        inputs.update({"Subsurface": sss, "Subsurface Radius": sss_radius, "Subsurface Color": inputs["Base Color"]})
    return n.finish(n.add("BsdfPrincipled", inputs).outputs[0])


def metal(color="#d9d4cc", rough=.22, brushed=0, stretch=(1, 1, 40)):
    n = Nodes("metal")
    inputs = {"Base Color": rgba(color), "Metallic": 1, "Roughness": span(n, noise(n, 4), rough * .8, rough * 1.25)}
    if brushed:
        streaks = noise(n, 14, 6, stretch=stretch)
        inputs["Roughness"] = span(n, streaks, rough * .6, rough * 1.5)
        inputs["Normal"] = bump(n, streaks, brushed, .01)
    return n.finish(n.add("BsdfPrincipled", inputs).outputs[0])


def glass(color="#ffffff", rough=0.0, ior=1.46, grain=0, grain_scale=5, shadow=.92):
    """Lets light through for shadow rays: caustics are off, and real glass doesn't cast a black shadow."""
    n = Nodes("glass")
    inputs = {"Color": rgba(color), "Roughness": rough, "IOR": ior}
    if grain:
        inputs["Normal"] = bump(n, noise(n, grain_scale, 3), grain)
    body = n.add("BsdfGlass", inputs).outputs[0]
    tint = tuple(c * shadow for c in rgba(color)[:3])
    clear = n.add("BsdfTransparent", {"Color": (*tint, 1)}).outputs[0]
    path = n.add("LightPath")
    seen = n.add("Math", {0: path.outputs["Is Shadow Ray"], 1: path.outputs["Is Diffuse Ray"]}, operation="MAXIMUM")
    return n.finish(n.add("MixShader", {0: seen.outputs[0], 1: body, 2: clear}).outputs[0])


def emission(color, strength=1):
    n = Nodes("emission")
    return n.finish(n.add("Emission", {"Color": rgba(color), "Strength": strength}).outputs[0])


def printed(png, rough=.5, glow=0, coat=0, sheen=0, grain=0, grain_scale=90, metal_color=None, base=None, spec=.5,
            transparent=False):
    """Artwork on a surface through its UV map. base: the stock's colour where the artwork is transparent;
    metal_color: the artwork's alpha becomes foil; transparent: no stock at all; glow: a lit screen."""
    n = Nodes("printed")
    image = bpy.data.images.load(png)
    image.alpha_mode = "STRAIGHT" if metal_color is None else "CHANNEL_PACKED"
    tex = n.add("TexImage", {"Vector": n.add("TexCoord").outputs["UV"]}, image=image, extension="CLIP", interpolation="Cubic")
    color = tex.outputs["Color"]
    inputs = {"Roughness": rough, "Clearcoat": coat, "Clearcoat Roughness": .06, "Sheen": sheen, "Specular": spec}
    if base is not None:
        ink = rgba(metal_color) if metal_color else color
        mixed = n.add("MixRGB", {0: tex.outputs["Alpha"], 1: rgba(base), 2: ink})
        color = mixed.outputs[0]
    if metal_color:
        inputs["Metallic"] = tex.outputs["Alpha"]
        inputs["Roughness"] = span(n, tex.outputs["Alpha"], rough, .22)
    inputs["Base Color"] = color
    if glow:
        inputs.update({"Emission": color, "Emission Strength": glow})
    if grain:
        inputs["Normal"] = bump(n, noise(n, grain_scale, 6), grain)
    shader = n.add("BsdfPrincipled", inputs).outputs[0]
    if transparent:
        clear = n.add("BsdfTransparent").outputs[0]
        shader = n.add("MixShader", {0: tex.outputs["Alpha"], 1: clear, 2: shader}).outputs[0]
    return n.finish(shader)


def plaster(color, depth=.25, scale=3, vary=.06):
    """A trowelled wall: broad waves, fine pores, breathing colour."""
    n = Nodes("plaster")
    base = rgba(color)[:3]
    broad, fine = noise(n, scale, 9, distortion=.6), noise(n, scale * 22, 5)
    height = n.add("MixRGB", {0: .25, 1: broad, 2: fine}).outputs[0]
    tone = ramp(n, noise(n, scale * .5, 8, distortion=1), [(.3, tuple(c * (1 - vary) for c in base)),
                                                           (.7, tuple(min(1, c * (1 + vary)) for c in base))])
    return n.finish(n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": .85, "Specular": .2,
                                             "Normal": bump(n, height, depth, .06)}).outputs[0])


def wood(light, dark, scale=1.0, rough=.45, stretch=(1, 12, 12), coat=0):
    """Grain runs along the object's x axis."""
    n = Nodes("wood")
    rings = noise(n, 1.6 * scale, 6, stretch=stretch, distortion=.9)
    pores = noise(n, 9 * scale, 8, stretch=(1, 18, 18))
    tone = n.add("MixRGB", {0: .35, 1: rings, 2: pores}).outputs[0]
    return n.finish(n.add("BsdfPrincipled", {
        "Base Color": ramp(n, tone, [(.32, dark), (.5, light), (.7, light)]), "Clearcoat": coat,
        "Roughness": span(n, pores, rough - .1, rough + .15), "Normal": bump(n, tone, .15, .02)}).outputs[0])


def stone(light, dark, vein=None, scale=1.2, rough=.35, sharp=.06):
    """Marble with veins where vein is given, honed stone otherwise."""
    n = Nodes("stone")
    cloud = noise(n, scale, 10, distortion=1.2)
    color = ramp(n, cloud, [(.3, dark), (.65, light)])
    if vein:
        warp = noise(n, scale * .8, 9, distortion=2.2)
        line = n.add("Math", {0: n.add("Math", {0: warp, 1: .5}, operation="SUBTRACT").outputs[0]}, operation="ABSOLUTE")
        mask = n.add("MapRange", {0: line.outputs[0], 1: 0.0, 2: sharp, 3: 1.0, 4: 0.0}).outputs[0]
        soft = n.add("Math", {0: mask, 1: 2.2}, operation="POWER").outputs[0]
        color = n.add("MixRGB", {0: soft, 1: color, 2: rgba(vein)}).outputs[0]
    return n.finish(n.add("BsdfPrincipled", {
        "Base Color": color, "Roughness": span(n, noise(n, 14, 6), rough - .08, rough + .12),
        "Normal": bump(n, noise(n, 30, 8), .04)}).outputs[0])


def fabric(color, weave=90, rough=.9, sheen=.6, depth=.35, vary=.12):
    """A plain weave over UV: two crossed waves and the fluff of sheen."""
    n = Nodes("fabric")
    uv = n.add("TexCoord").outputs["UV"]
    waves = [n.add("TexWave", {"Vector": uv, "Scale": weave, "Distortion": .6, "Detail": 2}, bands_direction=d).outputs["Fac"]
             for d in ("X", "Y")]
    height = n.add("MixRGB", {0: 1, 1: waves[0], 2: waves[1]}, blend_type="MULTIPLY").outputs[0]
    base = rgba(color)[:3]
    tone = ramp(n, height, [(0, tuple(c * (1 - vary) for c in base)), (.6, base)])
    return n.finish(n.add("BsdfPrincipled", {
        "Base Color": tone, "Roughness": rough, "Sheen": sheen, "Specular": .15,
        "Normal": bump(n, height, depth, .01)}).outputs[0])


def gradient(bottom, top, axis="Z", low=0.0, high=1.0, rough=.6, coords="Object"):
    """A colour that changes along an object's axis: painted backdrops, skies, fruit, liquids."""
    n = Nodes("gradient")
    sep = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs[coords]})
    fac = n.add("MapRange", {0: sep.outputs[axis], 1: low, 2: high}, interpolation_type="SMOOTHSTEP").outputs[0]
    return n.finish(n.add("BsdfPrincipled", {"Base Color": ramp(n, fac, [(0, bottom), (1, top)]), "Roughness": rough}).outputs[0])
