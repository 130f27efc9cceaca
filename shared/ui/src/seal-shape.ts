import { color } from "./theme/theme";

/**
 * The outlines of a wax seal, broken along a crack, as paths for `clip-path`, and what is embossed on it. SVG masks would
 * work too, but browsers create a separate document for each of their images before the first paint.
 */

/** Pixels: paths don't scale with their box. */
export const SEAL_SIZE = 56;

const CENTRE = SEAL_SIZE / 2;
const RIM = 25;
/** The size of a bump along the rim, in degrees. Angles are clockwise from the right. */
const BUMP = 20;
const BUMP_RADIUS = 5;

/** The crack, from the top: its start at the rim, the points between, and its end at the rim. */
const CRACK_TOP = { degrees: 274, distance: 27.1 };
const CRACK = ["26.3 11.2", "31.9 23.5", "24.6 35.8", "29.7 45.9"];
const CRACK_BOTTOM = { degrees: 91, distance: 27.4 };

const pointAt = (degrees: number, distance = RIM): string => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) =>
    Number((CENTRE + distance * part).toFixed(1)),
  );
  return `${x} ${y}`;
};

type RimPoint = typeof CRACK_TOP;

const half = (from: RimPoint, to: RimPoint, crack: readonly string[]): string => {
  const points: string[] = [];
  for (let degrees = Math.ceil(from.degrees / BUMP) * BUMP; degrees < to.degrees; degrees += BUMP)
    points.push(pointAt(degrees));
  points.push(pointAt(to.degrees, to.distance));
  const bumps = points.map((point) => `A${BUMP_RADIUS} ${BUMP_RADIUS} 0 01${point}`);
  return `path("M${pointAt(from.degrees, from.distance)}${bumps.join("")}L${crack.join("L")}z")`;
};

export const LEFT_HALF = half(CRACK_BOTTOM, CRACK_TOP, CRACK);
export const RIGHT_HALF = half(
  CRACK_TOP,
  { ...CRACK_BOTTOM, degrees: CRACK_BOTTOM.degrees + 360 },
  CRACK.toReversed(),
);

/** A round hole above a slot that widens, and a ring within the rim, as backgrounds. */
export const SEAL_MARKS = `
  radial-gradient(circle at 50% 24.4px, ${color.onAccent} 5.3px, #0000 5.9px),
  conic-gradient(from 167.8deg at 50% -7px, ${color.onAccent} 24.4deg, #0000 0) 0 24px / 100% 14px no-repeat,
  radial-gradient(#0000 18px, color-mix(in srgb, ${color.onAccent} 40%, #0000) 18.6px 19px, #0000 19.6px)`;
