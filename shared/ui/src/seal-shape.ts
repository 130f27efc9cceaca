/**
 * The outlines of a wax seal, broken along a crack, and of its keyhole, as paths for `clip-path`. SVG masks would work
 * too, but browsers create a separate document for each of their images before the first paint.
 */

/** Pixels: paths don't scale with their box. */
export const SEAL_SIZE = 56;

const CENTRE = SEAL_SIZE / 2;
const RIM = 25;
/** The size of a bump along the rim, in degrees. Angles are clockwise from the right. */
const BUMP = 20;
const BUMP_RADIUS = 4.74;

/** The crack, from the top: its start at the rim, the points between, and its end at the rim. */
const CRACK_TOP = { degrees: 274, distance: 27.1 };
const CRACK = ["26.3 11.2", "31.9 23.5", "24.6 35.8", "29.7 45.9"];
const CRACK_BOTTOM = { degrees: 91, distance: 27.4 };

const pointAt = (degrees: number, distance = RIM): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + distance * Math.cos(angle)).toFixed(1)} ${(CENTRE + distance * Math.sin(angle)).toFixed(1)}`;
};

type RimPoint = typeof CRACK_TOP;

const half = (from: RimPoint, to: RimPoint, crack: readonly string[]): string => {
  const points: string[] = [];
  for (let degrees = Math.ceil(from.degrees / BUMP) * BUMP; degrees < to.degrees; degrees += BUMP)
    points.push(pointAt(degrees));
  points.push(pointAt(to.degrees, to.distance));
  const bumps = points.map((point) => `A${BUMP_RADIUS} ${BUMP_RADIUS} 0 0 1 ${point}`);
  return `path("M${pointAt(from.degrees, from.distance)}${bumps.join("")}L${crack.join("L")}z")`;
};

export const LEFT_HALF = half(CRACK_BOTTOM, CRACK_TOP, CRACK);
export const RIGHT_HALF = half(
  CRACK_TOP,
  { ...CRACK_BOTTOM, degrees: CRACK_BOTTOM.degrees + 360 },
  CRACK.toReversed(),
);

/** A round hole above a slot that widens. */
export const KEYHOLE = 'path("M28 18.8a5.6 5.6 0 0 1 2.7 10.6l1.8 8.3h-9l1.8-8.3a5.6 5.6 0 0 1 2.7-10.6z")';
