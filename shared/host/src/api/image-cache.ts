import type { Image } from "@promptfolio/contracts/api/images";
import type { QueryClient } from "../query";
import { getImage, getImageBySlug } from "./images";
import { queryKeyOf } from "./request";

export type ImageCounts = Partial<Pick<Image, "views" | "downloads" | "copies">>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The same response with the image's counts replaced in it, or the very response if the image isn't in it. */
const withCounts = (response: unknown, id: string, counts: ImageCounts): unknown => {
  if (!isRecord(response)) return response;
  if (response["id"] === id && "imageUrl" in response) return { ...response, ...counts };
  const images = response["images"];
  if (!Array.isArray(images) || !images.some((image) => isRecord(image) && image["id"] === id))
    return response;
  return { ...response, images: images.map((image: unknown) => withCounts(image, id, counts)) };
};

/** Writes an image's new counts into every cached response that holds it, so that all its places agree. */
export const setImageCounts = (client: QueryClient, id: string, counts: ImageCounts): void => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ["api"] })) {
    const next = withCounts(state.data, id, counts);
    if (next !== state.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
};

/** Puts an image that a list brought where its own page looks for it, so that the page has nothing to wait for. */
export const cacheImage = (client: QueryClient, image: Image): void => {
  for (const { path } of [getImage(image.id), getImageBySlug(image.slug)]) {
    const queryKey = queryKeyOf(path);
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, image);
  }
};
