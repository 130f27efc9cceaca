import type { BulkUpdate, Image } from "@promptfolio/contracts/api/images";
import { counted } from "../lib/format";
import { FIELD_NAMES } from "./image-fields";

const LABELS = ["category", "tag", "theme"] as const;

/** What a bulk change would do to the images, a sentence for each label that it sets. */
export const bulkPreview = (images: readonly Image[], values: BulkUpdate["set"]): string[] =>
  LABELS.flatMap((label) => {
    const to = values[label];
    if (!to) return [];
    const changing = images.filter((image) => image[label] !== to);
    const counts = new Map<string, number>();
    for (const image of changing) counts.set(image[label], (counts.get(image[label]) ?? 0) + 1);
    const from = [...counts].map(([value, count]) => `“${value}” (${count})`).join(", ");
    const staying = images.length - changing.length;
    const same = staying > 0 ? `${counted(staying, "image")} with “${to}” already` : "";
    const change = from && `${from} → “${to}”`;
    return `${FIELD_NAMES[label]}: ${[change, same].filter(Boolean).join("; ")}`;
  });
