import {
  PICTURE_FORMATS,
  type PictureFormat,
  RENDITIONS,
  type Rendition,
  transformsOf,
} from "@promptfolio/contracts/media";

interface Wanted {
  rendition: Rendition;
  format: PictureFormat;
}

/** Every address that is served; each rendition has one spelling only, so that caches keep it once. */
const SERVED: ReadonlyMap<string, Wanted> = new Map(
  RENDITIONS.flatMap((rendition) =>
    PICTURE_FORMATS.map((format) => [transformsOf(rendition, format), { rendition, format }] as const),
  ),
);

/** The rendition that an address's transforms mean; undefined for any that isn't served. */
export const parseTransforms = (transforms: string): Wanted | undefined => SERVED.get(transforms);
