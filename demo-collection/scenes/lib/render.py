"""Runs inside Blender: builds one scene and writes two half-sampled renders with feature passes as EXR.

    blender -b -P lib/render.py -- <scene name> <scale> <samples>      0 samples: only grade and type anew
"""
import importlib.util
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy  # noqa: E402

from lib import artwork, studio  # noqa: E402
from lib.paths import BUILD, SCENES  # noqa: E402

WIDTH, HEIGHT = 1080, 1350


def configure(scale, samples, clamp):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = round(WIDTH * scale), round(HEIGHT * scale)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.film_transparent = False
    scene.render.filter_size = 1.2
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.device, c.samples, c.use_denoising = "CPU", samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .03, 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 8, 3, 3
    c.transmission_bounces, c.transparent_max_bounces = 8, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 1.0, clamp, 40.0
    bpy.context.view_layer.cycles.denoising_store_passes = True


def outputs(name, half):
    """One EXR for each pass; OpenCV, which reads them, knows no multi-layer files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for label, socket in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"),
                          ("depth", "Denoising Depth")):
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = BUILD
        file.format.file_format, file.format.color_depth, file.format.color_mode = "OPEN_EXR", "32", "RGB"
        file.file_slots[0].path = f"{name}-{half}-{label}-"
        tree.links.new(layers.outputs[socket], file.inputs[0])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def main():
    name, scale, samples = sys.argv[-3], float(sys.argv[-2]), int(sys.argv[-1])
    spec = importlib.util.spec_from_file_location("scene", os.path.join(SCENES, f"{name}.py"))
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    os.makedirs(BUILD, exist_ok=True)
    studio.reset()
    scene.build()
    overlay = getattr(scene, "OVERLAY", None)
    if overlay:
        artwork.art(f"{name}-overlay", WIDTH, HEIGHT, overlay, density=2)
    with open(os.path.join(BUILD, f"{name}-grade.json"), "w", encoding="utf-8") as f:
        json.dump({"overlay": bool(overlay), **getattr(scene, "GRADE", {})}, f)
    if not samples:
        return
    configure(scale, max(2, round(samples * getattr(scene, "EFFORT", 1) / 2)), getattr(scene, "CLAMP", 6.0))
    for half in (0, 1):
        bpy.context.scene.cycles.seed = 11 + half
        outputs(name, half)
        bpy.ops.render.render()


main()
