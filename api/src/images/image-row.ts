import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { imageSlug } from "@promptfolio/lib/image-link";
import { sql } from "drizzle-orm";
import { mediaKey } from "../media/media-keys";

/** What a query of images answers. A prompt isn't among it, and can't be: it stands in another table. */
export interface ImageRow {
  id: string;
  title: string;
  alt: string;
  category: string;
  tag: string;
  theme: string;
  width: number;
  height: number;
  thumbhash: string;
  content_hash: string;
  created_at: Date;
  version: number;
  views: number;
  downloads: number;
  copies: number;
}

/** The columns of an `ImageRow`, of `images i` and `image_counters c`. */
export const IMAGE_COLUMNS = sql.raw(
  `i.id, i.title, i.alt, i.category, i.tag, i.theme, i.width, i.height, i.thumbhash, i.content_hash, i.created_at,
   i.version, c.views, c.downloads, c.copies`,
);

export const IMAGE_SOURCE = sql.raw("images i JOIN image_counters c ON c.image_id = i.id");

const DETAIL = transformsOf({ crop: "limit", width: 1080, height: null });

/** The public form of an image; `prompt` is given for administrators only. */
export function presentImage(row: ImageRow, prompt: string | null = null): Image {
  return {
    id: row.id,
    slug: imageSlug(row.id, row.title),
    title: row.title,
    alt: row.alt,
    category: row.category,
    tag: row.tag,
    theme: row.theme,
    prompt,
    imageUrl: `/media/${DETAIL}/${mediaKey(row.id, row.content_hash)}`,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    views: row.views,
    downloads: row.downloads,
    copies: row.copies,
    created_at: new Date(row.created_at).toISOString(),
    version: row.version,
  };
}
