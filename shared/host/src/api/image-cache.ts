import type { Image } from "@promptfolio/contracts/api/images";
import type { QueryClient } from "../query";

export type ImageCounts = Partial<Pick<Image, "views" | "downloads" | "copies">>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isImage = (value: unknown): value is Image =>
  isRecord(value) && typeof value["imageUrl"] === "string" && typeof value["slug"] === "string";

const imagesIn = (response: unknown): Image[] => {
  if (isImage(response)) return [response];
  const images = isRecord(response) ? response["images"] : undefined;
  return Array.isArray(images) ? images.filter(isImage) : [];
};

/** A copy of the response with the image's counts replaced, or the same object if the image isn't in it. */
const withCounts = (response: unknown, id: string, counts: ImageCounts): unknown => {
  if (!isRecord(response)) return response;
  if (response["id"] === id && "imageUrl" in response) return { ...response, ...counts };
  const images = response["images"];
  if (!Array.isArray(images) || !images.some((image) => isRecord(image) && image["id"] === id))
    return response;
  return { ...response, images: images.map((image: unknown) => withCounts(image, id, counts)) };
};

/** Writes an image's new counts into every cached response that contains it. */
export const setImageCounts = (client: QueryClient, id: string, counts: ImageCounts): void => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ["api"] })) {
    const next = withCounts(state.data, id, counts);
    if (next !== state.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
};

/** An image from another query's response, and when that response was updated. */
export interface CachedImage {
  image: Image;
  updatedAt: number;
}

/**
 * Finds an image in any cached response, so that an image from a list can be rendered on its own page at once.
 */
export const findCachedImage = (
  client: QueryClient,
  isWanted: (image: Image) => boolean,
): CachedImage | undefined => {
  let latest: CachedImage | undefined;
  for (const { state } of client.getQueryCache().findAll({ queryKey: ["api"] })) {
    const updatedAt = state.isInvalidated ? 0 : state.dataUpdatedAt;
    const image = imagesIn(state.data).find(isWanted);
    if (image && updatedAt >= (latest?.updatedAt ?? 0)) latest = { image, updatedAt };
  }
  return latest;
};
