"""Forms: every edge is rounded, because real edges catch light."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def _object(name, mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    if material:
        mesh.materials.append(material)
    return obj


def smooth(obj, angle=35):
    mesh = obj.data
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    return obj


def from_bmesh(bm, name, material, location, rotation, angle=35):
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return smooth(_object(name, mesh, material, location, rotation), angle)


def fillet(points, steps=6):
    """Rounds a polyline: each point is (a, b) or (a, b, radius)."""
    out = []
    for i, p in enumerate(points):
        r = p[2] if len(p) > 2 else 0
        here = Vector(p[:2])
        if not r or i in (0, len(points) - 1):
            out.append(tuple(here))
            continue
        a, b = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        cut = min(r, a.length * .49, b.length * .49)
        start, end = here + a.normalized() * cut, here + b.normalized() * cut
        for s in range(steps + 1):
            t = s / steps
            out.append(tuple(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t))
    return out


def lathe(profile, material=None, location=(0, 0, 0), rotation=(0, 0, 0), steps=128, angle=40, ribs=0, rib_depth=0,
          arc=360, scale=(1, 1)):
    """Turns a (radius, z[, fillet]) profile around z. UV: u around, v along. ribs: fluting; arc < 360: an open band."""
    pts = fillet(profile)
    lengths = [0]
    for a, b in zip(pts, pts[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    total = lengths[-1] or 1
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    closed = arc == 360
    count = steps if closed else steps + 1
    rings = []
    for s in range(count):
        t = math.radians(arc) * s / steps - math.radians(arc) / 2 - math.pi / 2
        k = 1 + rib_depth * (math.cos(t * ribs)) if ribs else 1
        rings.append([bm.verts.new((r * k * math.cos(t) * scale[0], r * k * math.sin(t) * scale[1], z)) for r, z in pts])
    for s in range(steps):
        a, b = rings[s], rings[(s + 1) % count]
        for i in range(len(pts) - 1):
            quad = [a[i], b[i], b[i + 1], a[i + 1]]
            coords = [(s, i), (s + 1, i), (s + 1, i + 1), (s, i + 1)]
            if pts[i][0] < 1e-6:
                quad, coords = [quad[0], quad[2], quad[3]], [coords[0], coords[2], coords[3]]
            elif pts[i + 1][0] < 1e-6:
                quad, coords = quad[:3], coords[:3]
            face = bm.faces.new(quad)
            for loop, (u, v) in zip(face.loops, coords):
                loop[uv].uv = (u / steps, lengths[v] / total)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    return from_bmesh(bm, "lathe", material, location, rotation, angle)


def band(radius, z0, z1, material, span=360, location=(0, 0, 0), rotation=(0, 0, 0), steps=128, top=None):
    """A label wrapped around a cylinder (or a cone, with top); its artwork faces -y."""
    return lathe([(radius, z0), (radius if top is None else top, z1)], material, location, rotation, steps, arc=span)


def bevel(obj, width, segments=4, limit=30):
    mod = obj.modifiers.new("bevel", "BEVEL")
    mod.width, mod.segments, mod.limit_method, mod.angle_limit = width, segments, "ANGLE", math.radians(limit)
    mod.harden_normals = True
    return obj


def box(size, material=None, location=(0, 0, 0), rotation=(0, 0, 0), edge=.02, segments=4):
    """location is the centre of the bottom face."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    return bevel(from_bmesh(bm, "box", material, location, rotation, 30), edge, segments)


def rounded_rect(w, h, r, steps=10):
    pts = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for s in range(steps + 1):
            a = math.radians(a0 + 90 * s / steps)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def extrude(outline, depth, material=None, location=(0, 0, 0), rotation=(0, 0, 0), edge=.01, segments=4, angle=35):
    """A flat outline in xy pushed up along z."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    verts = [bm.verts.new((x, y, 0)) for x, y in outline]
    face = bm.faces.new(verts)
    top = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, depth), verts=[v for v in top["geom"] if isinstance(v, bmesh.types.BMVert)])
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    for f in bm.faces:
        for loop in f.loops:
            x, y, _ = loop.vert.co
            loop[uv].uv = ((x - min(xs)) / (max(xs) - min(xs)), (y - min(ys)) / (max(ys) - min(ys)))
    obj = from_bmesh(bm, "extrude", material, location, rotation, angle)
    return bevel(obj, edge, segments) if edge else obj


def plate(w, h, t, corner, material=None, location=(0, 0, 0), rotation=(0, 0, 0), edge=.02, segments=5):
    """A slab with rounded corners, lying in xy: phones, cards, trays."""
    return extrude(rounded_rect(w, h, corner), t, material, location, rotation, edge, segments)


def sheet(w, h, material=None, location=(0, 0, 0), rotation=(0, 0, 0), cuts=(1, 1), shape=None, thickness=0):
    """A rectangle in xy with UV 0..1, bent by shape(u, v) -> (dx, dy, dz): prints, fabric, pages, walls."""
    nx, ny = cuts
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    grid = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            d = shape(u, v) if shape else (0, 0, 0)
            grid.append(bm.verts.new(((u - .5) * w + d[0], (v - .5) * h + d[1], d[2])))
    for j in range(ny):
        for i in range(nx):
            ids = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            face = bm.faces.new([grid[b * (nx + 1) + a] for a, b in ids])
            for loop, (a, b) in zip(face.loops, ids):
                loop[uv].uv = (a / nx, b / ny)
    mesh = bpy.data.meshes.new("sheet")
    bm.to_mesh(mesh)
    bm.free()
    obj = smooth(_object("sheet", mesh, material, location, rotation), 60)
    if thickness:
        mod = obj.modifiers.new("solid", "SOLIDIFY")
        mod.thickness, mod.offset = thickness, 0
    return obj


def subdivide(obj, levels=2):
    mod = obj.modifiers.new("subsurf", "SUBSURF")
    mod.levels = mod.render_levels = levels
    return obj


def tube(points, radius, material=None, location=(0, 0, 0), rotation=(0, 0, 0), cyclic=False, taper=None, kind="BEZIER"):
    """A round wire through points: handles, stems, cables, ropes. taper: one radius factor for each point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 8, 24
    curve.use_fill_caps = True
    spline = curve.splines.new(kind)
    target = spline.bezier_points if kind == "BEZIER" else spline.points
    target.add(len(points) - 1)
    for i, p in enumerate(points):
        if kind == "BEZIER":
            target[i].co = p
            target[i].handle_left_type = target[i].handle_right_type = "AUTO"
        else:
            target[i].co = (*p, 1)
        target[i].radius = taper[i] if taper else 1
    spline.use_cyclic_u = cyclic
    obj = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler = location, [math.radians(a) for a in rotation]
    if material:
        curve.materials.append(material)
    return obj


def ball(radius, material=None, location=(0, 0, 0), scale=(1, 1, 1), rotation=(0, 0, 0), lumps=0, lump_size=1.0, seed=1):
    """A sphere; lumps push it out of round (pebbles, fruit)."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=radius)
    if lumps:
        from mathutils import noise
        off = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
        for v in bm.verts:
            v.co *= 1 + lumps * noise.noise(v.co / radius * lump_size + off)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return from_bmesh(bm, "ball", material, location, rotation, 80)


def torus(major, minor, material=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    """A ring around z."""
    section = [(major + minor * math.cos(a * math.pi / 20), minor * math.sin(a * math.pi / 20)) for a in range(41)]
    obj = lathe(section, material, location, rotation, angle=80)
    obj.scale = scale
    return obj


def leaf(length, width, material=None, location=(0, 0, 0), rotation=(0, 0, 0), curl=.25, fold=.15, tip=1.6):
    """A leaf along +y from its stem at the origin, arched by curl and folded along the midrib."""
    def shape(u, v):
        half = math.sin(math.pi * v ** (1 / tip)) * width / 2
        x = (u - .5) * 2
        return (x * half - (u - .5), (v * length) - (v - .5), -curl * length * v * v + fold * abs(x) * half)
    return sheet(1, 1, material, location, rotation, (8, 24), shape)


def droplets(count, place, material, size=(.01, .03), seed=3, flat=.5):
    """Beads of water: place(rng) gives a point and its normal."""
    rng = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=1)
    mesh = bpy.data.meshes.new("drop")
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    for _ in range(count):
        at, normal = place(rng)
        r = rng.uniform(*size) * rng.random() ** .5
        obj = bpy.data.objects.new("drop", mesh)
        bpy.context.collection.objects.link(obj)
        turn = Vector(normal).to_track_quat("Z", "Y").to_matrix().to_4x4()
        obj.matrix_world = Matrix.Translation(at) @ turn @ Matrix.Diagonal((r, r * rng.uniform(.9, 1.15), r * flat, 1))


def cyc(material, width=30, depth=8, height=12, radius=2.5, y=4, z=0):
    """An infinity cove: floor, rounded corner, wall at y."""
    profile = fillet([(-depth - 10, z), (y, z, radius), (y, z + height)], 24)
    bm = bmesh.new()
    rows = [[bm.verts.new((x, a, b)) for a, b in profile] for x in (-width / 2, width / 2)]
    for i in range(len(profile) - 1):
        bm.faces.new([rows[0][i], rows[1][i], rows[1][i + 1], rows[0][i + 1]])
    return from_bmesh(bm, "cyc", material, (0, 0, 0), (0, 0, 0), 80)


def copy(obj, location):
    """Another object with the same mesh."""
    new = obj.copy()
    bpy.context.collection.objects.link(new)
    new.location = location
    return new


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0), scale=1):
    """Parents objects to an empty, so that an assembly moves as one."""
    empty = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(empty)
    for obj in objects:
        if obj.parent is None:
            obj.parent = empty
    empty.location, empty.scale = location, (scale,) * 3
    empty.rotation_euler = [math.radians(a) for a in rotation]
    return empty
