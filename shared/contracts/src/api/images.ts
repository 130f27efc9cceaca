import { type Static, Type } from "typebox";
import { MAX_LISTED_IMAGES } from "../limits";

/** An object without any other fields. */
const closedObject = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** 20 to 40 lower-case letters and digits; the last 8 identify the image. */
export const ImageId = Type.String({ pattern: "^[a-z0-9]{20,40}$" });

const label = Type.String({ minLength: 1, maxLength: 60 });

/** What a prompt was used with, as far as it is known. Hidden like the prompt. */
export const PromptDetails = Type.Object({
  model: Type.Optional(Type.String({ maxLength: 60 })),
  negativePrompt: Type.Optional(Type.String({ maxLength: 2000 })),
  seed: Type.Optional(Type.String({ maxLength: 40 })),
  ratio: Type.Optional(Type.String({ maxLength: 20 })),
});
export type PromptDetails = Static<typeof PromptDetails>;

/**
 * One image of the collection. `prompt` is null except for administrators, and its details are absent: everyone else gets
 * them by a reveal.
 * `imageUrl` is a delivery URL (`/media/{transforms}/{key}`), `thumbhash` base64, `created_at` ISO 8601.
 */
export const Image = Type.Object({
  id: ImageId,
  slug: Type.String(),
  title: Type.String(),
  alt: Type.String(),
  category: Type.String(),
  tag: Type.String(),
  theme: Type.String(),
  prompt: Type.Union([Type.String(), Type.Null()]),
  ...PromptDetails.properties,
  imageUrl: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbhash: Type.String(),
  /** The colours that cover most of it (`IMAGE_COLORS`), the largest first. */
  colors: Type.Array(Type.String()),
  views: Type.Integer(),
  downloads: Type.Integer(),
  copies: Type.Integer(),
  created_at: Type.String(),
  /** Increases with each edit. An update sends the version that it is based on. */
  version: Type.Integer(),
});
export type Image = Static<typeof Image>;

export const IMAGE_SORT_KEYS = ["created_at", "title", "category", "views", "downloads"] as const;

/** `GET /images`. Without `random`, `cursor` gets the next page; with it, the same `seed` gives the same order. */
export const ImageListQuery = closedObject({
  category: Type.Optional(Type.String({ maxLength: 60 })),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  color: Type.Optional(Type.String({ maxLength: 20 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LISTED_IMAGES, default: 20 })),
  random: Type.Optional(Type.Boolean({ default: false })),
  seed: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{1,32}$" })),
  cursor: Type.Optional(Type.String({ maxLength: 400 })),
  sort: Type.Optional(Type.Enum(IMAGE_SORT_KEYS)),
  order: Type.Optional(Type.Union([Type.Literal("asc"), Type.Literal("desc")])),
});
export type ImageListQuery = Static<typeof ImageListQuery>;

/**
 * `cursor` gets the next page; it is null with `random` and on the last page. `total` is the number of matches; for a
 * search or a colour it is counted up to 1,000.
 */
export const ImageList = Type.Object({
  images: Type.Array(Image),
  has_more: Type.Boolean(),
  cursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer(),
  /** True if nothing matches the search exactly and these images are close matches. */
  approximate: Type.Optional(Type.Boolean()),
});
export type ImageList = Static<typeof ImageList>;

export const SimilarImages = Type.Object({ images: Type.Array(Image) });
export type SimilarImages = Static<typeof SimilarImages>;

export const FilterOptions = Type.Object({
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  themes: Type.Array(Type.String()),
});
export type FilterOptions = Static<typeof FilterOptions>;

/** The text fields of `POST /images` (multipart, with the file as `image`). */
export const NewImage = closedObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  category: label,
  tag: label,
  theme: label,
  prompt: Type.String({ minLength: 1, maxLength: 4000 }),
  alt: Type.Optional(Type.String({ maxLength: 300 })),
  ...PromptDetails.properties,
});
export type NewImage = Static<typeof NewImage>;

/**
 * `PUT /images/{id}`. Without `version` the last write wins. An outdated `version` is rejected with 409, an outdated
 * `If-Match` (the value of the `ETag`) with 412; both with code `stale` and the `current` image.
 */
export const ImageUpdate = closedObject({
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  ...Type.Partial(NewImage).properties,
});
export type ImageUpdate = Static<typeof ImageUpdate>;

/**
 * `PUT /images/{id}/file`: multipart, with the file as `image`. An outdated `version` is rejected as in
 * `PUT /images/{id}`; without one the last write wins.
 */
export const ImageFileQuery = closedObject({ version: Type.Optional(Type.Integer({ minimum: 1 })) });
export type ImageFileQuery = Static<typeof ImageFileQuery>;

/** The images of a bulk change: a list of ids, or all that match a filter (with the count that was shown). */
export const ImageSelection = Type.Union([
  closedObject({ ids: Type.Array(ImageId, { minItems: 1, maxItems: 1000 }) }),
  closedObject({
    filter: closedObject({
      category: Type.Optional(Type.String()),
      tag: Type.Optional(Type.String()),
      theme: Type.Optional(Type.String()),
      search: Type.Optional(Type.String()),
    }),
    expected: Type.Integer({ minimum: 0 }),
  }),
]);
export type ImageSelection = Static<typeof ImageSelection>;

/** `POST /admin/images/bulk-update` and `POST /admin/images/bulk-delete`; 409 if `expected` is out of date. */
export const BulkUpdate = closedObject({
  selection: ImageSelection,
  set: Type.Object(
    { category: Type.Optional(label), tag: Type.Optional(label), theme: Type.Optional(label) },
    { additionalProperties: false, minProperties: 1 },
  ),
});
export type BulkUpdate = Static<typeof BulkUpdate>;

export const BulkDelete = closedObject({ selection: ImageSelection });
export type BulkDelete = Static<typeof BulkDelete>;

/** `batch` restores deleted images: `POST /admin/deletions/{batch}/restore`. */
export const BulkResult = Type.Object({ changed: Type.Integer(), batch: Type.Optional(Type.String()) });
export type BulkResult = Static<typeof BulkResult>;

/** The number of images in one file of the site map; the protocol allows 50,000. */
export const SITE_MAP_FILE = 10_000;

/** `GET /site-map/{file}`: the images of one file of the site map, oldest first; the first file is 1. */
export const SiteMapImages = Type.Object({
  images: Type.Array(
    Type.Object({
      id: ImageId,
      title: Type.String(),
      created_at: Type.String(),
      /** Absent until its first change. */
      updated_at: Type.Optional(Type.String()),
    }),
  ),
});
export type SiteMapImages = Static<typeof SiteMapImages>;
