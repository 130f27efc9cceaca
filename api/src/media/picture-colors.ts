import type { ImageColor } from "@promptfolio/contracts/vocabulary";

/** Colours that cover less of a picture are not among its colours. */
const MIN_SHARE = 0.15;
const MAX_COLORS = 3;

/** Linear light of an sRGB value from 0 to 255. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

interface Perceived {
  /** 0 to 1. */
  lightness: number;
  /** 0 for grey, about 0.3 for the most vivid colours. */
  chroma: number;
  /** In degrees: 30 is red, 110 yellow, 145 green, 265 blue. */
  hue: number;
}

/** In Oklab (https://bottosson.github.io/posts/oklab/), where equal distances look equal. */
const perceive = (red: number, green: number, blue: number): Perceived => {
  const [r = 0, g = 0, b = 0] = [LINEAR[red], LINEAR[green], LINEAR[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
};

const nameNeutral = (lightness: number): ImageColor => {
  if (lightness > 0.9) return "white";
  return lightness < 0.35 ? "black" : "gray";
};

/** From red to yellow, whose dark and pale shades have names of their own. */
const nameWarm = ({ lightness, chroma, hue }: Perceived): ImageColor => {
  if (lightness > 0.95 && chroma < 0.04) return "white";
  if (chroma < (lightness > 0.8 ? 0.075 : 0.06)) return lightness > 0.7 ? "beige" : "brown";
  if (hue < 40) {
    if (lightness > 0.72 && chroma < 0.15) return "pink";
    return lightness < 0.35 ? "brown" : "red";
  }
  if (hue < 75) {
    if (chroma < 0.09 && lightness > 0.75) return "beige";
    return lightness < 0.55 || chroma < 0.09 ? "brown" : "orange";
  }
  return lightness < 0.5 ? "brown" : "yellow";
};

/** Between violet and red. */
const nameRosy = ({ lightness, hue }: Perceived): ImageColor => {
  if (lightness > 0.6) return "pink";
  if (hue < 20) return lightness < 0.3 ? "purple" : "red";
  return hue < 340 ? "purple" : "pink";
};

const nameOf = (perceived: Perceived): ImageColor => {
  const { lightness, chroma, hue } = perceived;
  if (lightness < (chroma < 0.06 ? 0.27 : 0.2)) return "black";
  if (chroma < 0.03) return nameNeutral(lightness);
  if (hue < 20 || hue >= 325) return nameRosy(perceived);
  if (hue < 110) return nameWarm(perceived);
  if (hue < 160) return "green";
  if (hue < 215) return "teal";
  return hue < 280 ? "blue" : "purple";
};

/** The colours that cover most of a picture, the largest first. @param pixels red, green, blue and opacity of each */
export const colorsOf = (pixels: Uint8Array): ImageColor[] => {
  const counts = new Map<ImageColor, number>();
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) continue;
    const name = nameOf(perceive(red, green, blue));
    counts.set(name, (counts.get(name) ?? 0) + 1);
    seen += 1;
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const large = byCount.filter(([, count], index) => index === 0 || count / seen >= MIN_SHARE);
  // What is transparent everywhere is seen as white.
  if (large.length === 0) return ["white"];
  return large.slice(0, MAX_COLORS).map(([name]) => name);
};
