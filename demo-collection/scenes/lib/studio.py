"""The studio: an empty stage, a camera, lights, backdrops. Metres are decimetres here: a bottle is about 2 units tall."""
import math

import bpy
from mathutils import Vector


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("world")


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


def camera(location, target, lens=70, fstop=None, focus=None):
    """fstop None means everything is sharp; focus is a point, by default the target."""
    data = bpy.data.cameras.new("camera")
    cam = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(cam)
    cam.location = location
    aim(cam, target)
    data.lens, data.sensor_fit, data.sensor_height = lens, "VERTICAL", 36
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        forward = (Vector(target) - Vector(location)).normalized()
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(forward)
    bpy.context.scene.camera = cam
    return cam


def area(location, target, size=2, power=100, color=(1, 1, 1), height=None):
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size, height or size
    data.energy, data.color = power, color
    light = bpy.data.objects.new("area", data)
    bpy.context.collection.objects.link(light)
    light.location = location
    aim(light, target)
    light.visible_camera = False
    return light


def sun(rotation, strength=3, color=(1, .93, .82), softness=1.5):
    """rotation: (elevation, azimuth) in degrees, as on a map: where the light comes from."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, color, math.radians(softness)
    light = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(light)
    e, a = map(math.radians, rotation)
    light.location = (math.sin(a) * math.cos(e) * 10, math.cos(a) * math.cos(e) * 10, math.sin(e) * 10)
    aim(light, (0, 0, 0))
    return light


def point(location, power=20, color=(1, .7, .4), radius=.1):
    data = bpy.data.lights.new("point", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, color, radius
    light = bpy.data.objects.new("point", data)
    bpy.context.collection.objects.link(light)
    light.location = location
    return light


def world(stops, strength=1.0):
    """A vertical gradient, like a studio seen in a ball: stops are (height 0..1, colour) from floor to zenith."""
    w = bpy.context.scene.world
    w.use_nodes = True
    n, link = w.node_tree.nodes, w.node_tree.links.new
    n.clear()
    coord, sep, ramp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeValToRGB")
    scale = n.new("ShaderNodeMapRange")
    scale.inputs["From Min"].default_value = -1
    link(coord.outputs["Generated"], sep.inputs[0])
    link(sep.outputs["Z"], scale.inputs["Value"])
    link(scale.outputs[0], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for e, (pos, col) in zip(elements, sorted(stops)):
        e.position, e.color = pos, (*col, 1)
    bg, out = n.new("ShaderNodeBackground"), n.new("ShaderNodeOutputWorld")
    bg.inputs["Strength"].default_value = strength
    link(ramp.outputs[0], bg.inputs["Color"])
    link(bg.outputs[0], out.inputs[0])
