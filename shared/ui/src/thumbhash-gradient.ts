interface Term {
  x: number;
  y: number;
  value: number;
}

interface Channel {
  mean: number;
  terms: Term[];
}

type Axis = "x" | "y";

/** Where the gradient's colours are read, as parts of the picture's width or height. */
const POINTS = [1 / 6, 1 / 2, 5 / 6];

/** Reads the three channels: lightness, and two of colour (yellow to blue, red to green). */
const readChannels = (hash: Uint8Array): [Channel, Channel, Channel] => {
  const byte = (index: number): number => hash[index] ?? 0;
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const size = byte(3) | (byte(4) << 8);
  const hasAlpha = head >> 23 === 1;
  const long = hasAlpha ? 5 : 7;
  const isLandscape = size >> 15 === 1;
  let nibble = (hasAlpha ? 6 : 5) * 2;

  const read = (mean: number, scale: number, columns: number, rows: number): Channel => {
    const terms: Term[] = [];
    for (let y = 0; y < rows; y++) {
      for (let x = y ? 0 : 1; x * rows < columns * (rows - y); x++, nibble++) {
        const bits = (byte(nibble >> 1) >> ((nibble & 1) << 2)) & 15;
        terms.push({ x, y, value: (bits / 7.5 - 1) * scale });
      }
    }
    return { mean, terms };
  };

  return [
    read(
      (head & 63) / 63,
      ((head >> 18) & 31) / 31,
      Math.max(3, isLandscape ? long : size & 7),
      Math.max(3, isLandscape ? size & 7 : long),
    ),
    read(((head >> 6) & 63) / 31.5 - 1, (((size >> 3) & 63) / 63) * 1.25, 3, 3),
    read(((head >> 12) & 63) / 31.5 - 1, (((size >> 9) & 63) / 63) * 1.25, 3, 3),
  ];
};

/** The terms that differ along one axis only. */
const termsAlong = (axis: Axis, { terms }: Channel): Term[] =>
  terms.filter((term) => term[axis] > 0 && term[axis === "x" ? "y" : "x"] === 0);

const valueAt = (axis: Axis, point: number, channel: Channel): number =>
  termsAlong(axis, channel).reduce(
    (sum, term) => sum + 2 * term.value * Math.cos(Math.PI * term[axis] * point),
    channel.mean,
  );

/** In 16 steps, which the gradient hides: `#rgb` is half as long as `#rrggbb`. */
const digit = (value: number): string => Math.round(Math.min(1, Math.max(0, value)) * 15).toString(16);

const fromBase64 = (text: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    // Not base64: the picture has no placeholder.
    return undefined;
  }
};

/**
 * A picture's placeholder from its thumbhash (https://evanw.github.io/thumbhash/): a CSS gradient of three colours, down
 * or across, wherever the picture differs more. Browsers fetch and decode nothing for it. The same on the server and in
 * the browser.
 * @returns undefined if it is not a thumbhash
 */
export const thumbhashGradient = (thumbhash: string): string | undefined => {
  const hash = fromBase64(thumbhash);
  if (hash === undefined || hash.length < 6) return undefined;
  const channels = readChannels(hash);
  const contrast = (axis: Axis): number =>
    channels
      .flatMap((channel) => termsAlong(axis, channel))
      .reduce((sum, { value }) => sum + Math.abs(value), 0);
  const axis = contrast("x") > contrast("y") ? "x" : "y";
  const colors = POINTS.map((point) => {
    const [light = 0, yellow = 0, red = 0] = channels.map((channel) => valueAt(axis, point, channel));
    const b = light - (2 / 3) * yellow;
    const r = (3 * light - b + red) / 2;
    return `#${[r, r - red, b].map(digit).join("")}`;
  });
  return `linear-gradient(${axis === "x" ? "90deg," : ""}${colors.join(",")})`;
};
