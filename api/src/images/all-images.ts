import type { Image } from "@promptfolio/contracts/api/images";
import { asc, gt } from "drizzle-orm";
import type { Database } from "../database/database";
import { images } from "../database/schema";
import { readPrompts } from "./read-prompts";
import { presentImage, selectImages } from "./repository/image-rows";

/** All images with their prompts, for administrators, in order of their ids, read a thousand at a time. */
export async function* allImages(database: Database): AsyncGenerator<Image & { prompt: string }> {
  for (let last = ""; ; ) {
    const page = await selectImages(database).where(gt(images.id, last)).orderBy(asc(images.id)).limit(1_000);
    const prompts = await readPrompts(
      database,
      page.map(({ id }) => id),
    );
    for (const row of page) {
      yield { ...presentImage(row), prompt: "", ...prompts.get(row.id) };
    }
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}
