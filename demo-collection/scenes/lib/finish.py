"""After Blender: denoise, develop (an AgX-like curve), set the type over it, save.

    python3 lib/finish.py <scene name> <out.webp | out.png>
"""
import json
import os
import subprocess
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from lib.paths import BUILD, LIB  # noqa: E402

WIDTH, HEIGHT = 2160, 2700
LIMIT = 500 * 1000

# AgX as fitted by Benjamin Wrensch ("Minimal AgX implementation", iolite-engine.com): inset, log curve, outset.
INSET = np.array([[.842479062253094, .0784335999999992, .0792237451477643],
                  [.0423282422610123, .878468636469772, .0791661274605434],
                  [.0423756549057051, .0784336, .879142973793104]], np.float32)
CURVE = (15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232)
LOW_EV, HIGH_EV = -12.47393, 4.026069


def read(name, half, label):
    image = cv2.imread(os.path.join(BUILD, f"{name}-{half}-{label}-0001.exr"), cv2.IMREAD_UNCHANGED)
    image = np.nan_to_num(image[..., ::-1].astype(np.float32), nan=0, posinf=0, neginf=0)
    return np.ascontiguousarray(image)


def denoise(name, radius, strength):
    a, b = read(name, 0, "color"), read(name, 1, "color")
    albedo, normal, depth = [(read(name, 0, k) + read(name, 1, k)) / 2 for k in ("albedo", "normal", "depth")]
    depth = depth[..., :1]
    near = depth[depth < 200]
    scale = np.percentile(near, 95) - np.percentile(near, 5) if near.size else 1
    depth = np.clip(depth / max(scale, 1e-3), 0, 20)
    height, width = a.shape[:2]
    planes = np.concatenate([a, b, np.clip(albedo, 0, 4), normal, depth], axis=2).transpose(2, 0, 1)
    raw, out, tool = [os.path.join(BUILD, f) for f in (f"{name}.raw", f"{name}.out.raw", "denoise")]
    np.ascontiguousarray(planes, np.float32).tofile(raw)
    source = os.path.join(LIB, "denoise.cpp")
    if not os.path.exists(tool) or os.path.getmtime(tool) < os.path.getmtime(source):
        subprocess.run(["g++", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-std=c++17", source, "-o", tool], check=True)
    subprocess.run([tool, str(width), str(height), raw, out, str(radius), str(strength)], check=True)
    clean = np.fromfile(out, np.float32).reshape(3, height, width).transpose(1, 2, 0)
    os.remove(raw)
    os.remove(out)
    return clean


def develop(linear, g):
    """Linear light to display values."""
    linear = linear * 2.0 ** g.get("exposure", 0)
    glow = g.get("bloom", .06)
    if glow:
        size = linear.shape[0]
        bright = np.minimum(linear, 12)
        halo = sum(cv2.GaussianBlur(bright, (0, 0), size * s) for s in (.004, .012, .035)) / 3
        linear = linear * (1 - glow) + halo * glow
    log = np.log2(np.maximum(linear @ INSET.T, 1e-10))
    x = np.clip((log - LOW_EV) / (HIGH_EV - LOW_EV), 0, 1)
    y = np.clip(np.polyval(CURVE, x), 0, 1).astype(np.float32)
    luma = (y @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    y = np.clip(y, 0, 1) ** g.get("contrast", 1.25)
    luma = luma ** g.get("contrast", 1.25)
    y = luma + (y - luma) * g.get("saturation", 1.3)
    y = np.clip(y @ np.linalg.inv(INSET).T, 0, 1)
    lift, gain = np.array(g.get("lift", (0, 0, 0))), np.array(g.get("gain", (1.06, 1.06, 1.06)))
    y = np.clip(y * gain + lift * (1 - y), 0, 1)
    height, width = y.shape[:2]
    yy, xx = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    vignette = 1 - g.get("vignette", .12) * np.clip((xx ** 2 + yy ** 2) / 2, 0, 1) ** 1.4
    return (y * vignette[..., None]).astype(np.float32)


def overlay(picture, name):
    layer = cv2.imread(os.path.join(BUILD, f"{name}-overlay.png"), cv2.IMREAD_UNCHANGED).astype(np.float32) / 255
    layer = cv2.resize(layer, picture.shape[1::-1], interpolation=cv2.INTER_AREA)
    alpha = layer[..., 3:]
    return picture * (1 - alpha) + layer[..., 2::-1] * alpha


def save(picture, out):
    noise = np.random.default_rng(7).normal(0, 1 / 255, picture.shape[:2])[..., None]
    pixels = np.clip((picture + noise * .6) * 255 + .5, 0, 255).astype(np.uint8)[..., ::-1]
    if out.endswith(".png"):
        cv2.imwrite(out, pixels)
        return
    png = out[:-5] + ".tmp.png"
    cv2.imwrite(png, pixels)
    for quality in (92, 90, 88, 86, 84, 82, 79, 76, 72, 68, 64, 58, 50):
        subprocess.run(["cwebp", "-quiet", "-metadata", "none", "-m", "6", "-sharp_yuv", "-q", str(quality), png, "-o", out], check=True)
        if os.path.getsize(out) <= LIMIT:
            break
    os.remove(png)


def main():
    name, out = sys.argv[1:3]
    with open(os.path.join(BUILD, f"{name}-grade.json"), encoding="utf-8") as f:
        grade = json.load(f)
    linear = denoise(name, grade.get("radius", 7), grade.get("strength", .6))
    picture = develop(linear, grade)
    if out.endswith(".webp") and picture.shape[:2] != (HEIGHT, WIDTH):
        picture = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_LANCZOS4)
        # Gives back the bite that enlarging takes.
        picture = np.clip(picture + .4 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.3)), 0, 1)
    if grade["overlay"]:
        picture = overlay(picture, name)
    save(picture, out)


main()
