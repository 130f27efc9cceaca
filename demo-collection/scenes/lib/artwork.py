"""Flat artwork (labels, posters, screens, type over a picture): HTML photographed by Chromium."""
import os
import re
import subprocess

from lib.paths import BUILD, MODULES

FONTS = {
    "Bricolage": "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    "Fraunces": "@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2",
    "FrauncesItalic": "@fontsource-variable/fraunces/files/fraunces-latin-standard-italic.woff2",
    "Inter": "@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2",
    "Playfair": "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2",
    "PlayfairItalic": "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2",
    "Syne": "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2",
    "Unbounded": "@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2",
    "Archivo": "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    "DMSerif": "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2",
    "DMSerifItalic": "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff2",
    "Bebas": "@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2",
    "Italiana": "@fontsource/italiana/files/italiana-latin-400-normal.woff2",
    "Cormorant": "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
    "CormorantItalic": "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2",
    "Anton": "@fontsource/anton/files/anton-latin-400-normal.woff2",
    "Abril": "@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2",
    "Limelight": "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    "Instrument": "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    "InstrumentItalic": "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    "Monoton": "@fontsource/monoton/files/monoton-latin-400-normal.woff2",
    "Shrikhand": "@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2",
    "Pinyon": "@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2",
    "Mono": "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2",
    "Rye": "@fontsource/rye/files/rye-latin-400-normal.woff2",
}


def _faces(html):
    """Only the faces that the page names: Chromium then waits for nothing else."""
    rules = []
    for name, file in FONTS.items():
        if re.search(rf"\b{name}\b", html):
            rules.append(
                f"@font-face{{font-family:{name};font-weight:100 900;font-stretch:62% 125%;"
                f"src:url('file://{os.path.join(MODULES, file)}')}}")
    return "".join(rules)


def art(name, width, height, html, background="transparent", density=1):
    """Renders an HTML fragment (styles included) to a PNG of `density` pixels a CSS pixel and returns its path."""
    os.makedirs(BUILD, exist_ok=True)
    page, png = os.path.join(BUILD, f"{name}.html"), os.path.join(BUILD, f"{name}.png")
    base = ("*{box-sizing:border-box;margin:0;padding:0}body{overflow:hidden;position:relative;"
            "font-kerning:normal;-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision;"
            f"width:{width}px;height:{height}px;background:{background}}}.a{{position:absolute}}.c{{text-align:center}}")
    with open(page, "w", encoding="utf-8") as f:
        f.write(f"<!doctype html><meta charset=utf-8><style>{_faces(html)}{base}</style><body>{html}")
    if os.path.exists(png):
        os.remove(png)
    subprocess.run(
        ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--allow-file-access-from-files", "--force-color-profile=srgb", "--default-background-color=00000000",
         f"--window-size={width},{height + 120}", f"--force-device-scale-factor={density}", "--virtual-time-budget=3000", f"--screenshot={png}",
         f"file://{page}"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # The window is taller than the page, since headless windows can lose some height to a frame.
    subprocess.run(["/usr/bin/python3", "-c",
                    "import sys;from PIL import Image;p,w,h=sys.argv[1],int(sys.argv[2]),int(sys.argv[3]);"
                    "Image.open(p).convert('RGBA').crop((0,0,w,h)).save(p)", png, str(width * density), str(height * density)], check=True)
    return png
