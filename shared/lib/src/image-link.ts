/** The number of an image id's last characters that are in its link. */
export const SHORT_ID_LENGTH = 8;

/** The last characters of an image id, which identify the image. */
export const shortId = (id: string): string => id.slice(-SHORT_ID_LENGTH);

/**
 * A title's form in a link: lower case, with only letters and digits of any script and single hyphens. Combining marks,
 * with which many scripts write their vowels, count as letters.
 */
export const titleSlug = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/gu, "-")
    .replace(/^-|-$/g, "");

/** `sunset-over-lisbon-1a2b3c4d`: the title's slug, a hyphen, the short id. */
export const imageSlug = (id: string, title: string): string => `${titleSlug(title)}-${shortId(id)}`;

/** The canonical path of an image's page. */
export const imagePath = (id: string, title: string): string =>
  `/image/${encodeURIComponent(imageSlug(id, title))}`;

const SLUG = new RegExp(`-([^-]{${SHORT_ID_LENGTH}})$`);

/**
 * The short id in a slug.
 * @throws Error 'Invalid image slug format' unless exactly 8 characters follow the last hyphen.
 */
export const parseImageSlug = (slug: string): string => {
  const short = SLUG.exec(slug)?.[1];
  if (short === undefined) throw new Error("Invalid image slug format");
  return short;
};

/** The image that an image page's URL refers to. */
export type ImageReference = { by: "slug"; slug: string } | { by: "id"; id: string };

/**
 * Reads an image page's parameters. Without a slug, an id with a hyphen is read as a slug if it is a valid one, and as
 * an id otherwise.
 * @throws Error 'Image ID or slug is required' if neither is given.
 */
export const imageReference = (parameters: {
  id?: string | undefined;
  slug?: string | undefined;
  imageParam?: string | undefined;
}): ImageReference => {
  const id = parameters.id ?? parameters.imageParam;
  if (id && (parameters.slug || !SLUG.test(id))) return { by: "id", id };
  const slug = id || parameters.slug;
  if (!slug) throw new Error("Image ID or slug is required");
  parseImageSlug(slug);
  return { by: "slug", slug };
};
