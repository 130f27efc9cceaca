import type { Image } from "@promptfolio/contracts/api/images";
import { imagePath } from "@promptfolio/lib/image-link";

/** How a visitor came to an image's page; stored with the history entry. */
export interface Walk {
  /** How many entries back the gallery is; 0 if it isn't there. */
  gallery: number;
  /** Paths of the images before this one on a walk with the arrow keys, the last one at the end. */
  trail: readonly string[];
}

/** The maximum number of paths in a trail. */
const LONGEST_TRAIL = 50;

const isPath = (value: unknown): value is string => typeof value === "string" && value.startsWith("/image/");

/** Reads the walk from a history entry's state; invalid or foreign values are ignored. */
export const readWalk = (state: unknown): Walk => {
  if (typeof state !== "object" || state === null) return { gallery: 0, trail: [] };
  const gallery = "gallery" in state && Number.isInteger(state.gallery) ? Number(state.gallery) : 0;
  const trail = "trail" in state && Array.isArray(state.trail) ? state.trail.filter(isPath) : [];
  return { gallery: Math.max(0, gallery), trail: trail.slice(-LONGEST_TRAIL) };
};

/** The walk's state for the next history entry, after following a link to another image. */
export const followed = ({ gallery }: Walk): Walk => ({ gallery: gallery > 0 ? gallery + 1 : 0, trail: [] });

const pathOf = ({ id, title }: Image): string => imagePath(id, title);

/** Forward to the first similar image that the walk has not visited; undefined if there are no similar images. */
export const forward = (walk: Walk, here: string, similar: readonly Image[]) => {
  const paths = similar.map(pathOf);
  const to = paths.find((path) => path !== here && !walk.trail.includes(path)) ?? paths[0];
  return to === undefined
    ? undefined
    : { to, walk: { ...walk, trail: [...walk.trail, here].slice(-LONGEST_TRAIL) } };
};

/** Back along the walk; at its start, to the last of the similar images. */
export const backward = (walk: Walk, similar: readonly Image[]) => {
  const to = walk.trail.at(-1) ?? similar.map(pathOf).at(-1);
  return to === undefined ? undefined : { to, walk: { ...walk, trail: walk.trail.slice(0, -1) } };
};
