#!/bin/sh
# Renders one picture of the collection again, end to end: Blender, denoiser, type, WebP.
#   render.sh <name> [preview|type]     preview: small and noisy, lands in .build/; type: grade and type anew over the last render
# Needs blender, chromium, g++, webp, python3-opencv, python3-pil and python3-numpy from Debian, and `npm ci` here for the fonts.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=$1
mkdir -p "$here/.build"
[ -d "$here/node_modules" ] || npm ci --prefix "$here" --no-audit --no-fund
if [ "${2:-}" = preview ]; then
  scale=${SCALE:-0.25} samples=${SAMPLES:-18} out="$here/.build/$name-preview.png"
else
  scale=${SCALE:-2} samples=${SAMPLES:-4} out="$here/../collection/$name.webp"
fi
if [ "${2:-}" = type ]; then samples=0; fi
blender -b --factory-startup --python-exit-code 1 -P "$here/lib/render.py" -- "$name" "$scale" "$samples" > "$here/.build/$name.log" 2>&1 \
  || { tail -20 "$here/.build/$name.log" >&2; exit 1; }
/usr/bin/python3 "$here/lib/finish.py" "$name" "$out"
