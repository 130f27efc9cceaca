import { IMAGE_COLORS } from "@promptfolio/contracts/vocabulary";
import { sql } from "drizzle-orm";
import { type Database, row } from "../../src/database/database";

/** Rows per statement, so that one statement stays within a request's time limit. */
const AT_ONCE = 2_000;

const pick = (values: readonly string[], by: string) =>
  sql.raw(`(ARRAY[${values.map((value) => `'${value}'`).join(",")}])[1 + ${by} % ${values.length}]`);

/** See `benchImageId`. */
const ID = sql.raw("'bench' || lpad(to_hex(n), 11, '0') || lpad(to_hex(n), 8, '0')");

const CATEGORIES = ["Product Poster", "Social Media", "Mockup Ads", "Banner Design", "Logo Design"];
const TAGS = ["New", "Trending", "Most Used", "Popular", "Featured"];
const THEMES = ["Modern", "Vintage", "Minimalist", "Bold", "Elegant", "Playful"];
const WORDS =
  "amber basalt cedar dusk ember fjord glass harbor indigo jasmine kelp lumen moss night opal pearl".split(
    " ",
  );

/** Adds images without pictures until the database has `wanted` of them, so that lists can be measured. */
export const loadImages = async (
  database: Database,
  wanted: number,
  onProgress: (line: string) => void,
): Promise<void> => {
  const { count } = await row<{ count: number }>(
    database,
    sql`SELECT coalesce(sum(count), 0)::integer AS count FROM facets`,
  );
  for (let from = count; from < wanted; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, wanted) - 1;
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`
        INSERT INTO images (id, title, alt, category, tag, theme, width, height, thumbhash, colors,
          content_hash, original_key, created_at)
        SELECT ${ID},
          ${pick(WORDS, "n")} || ' ' || ${pick(WORDS, "(n / 16)")} || ' ' || n,
          'A poster of ' || ${pick(WORDS, "(n / 256)")},
          ${pick(CATEGORIES, "n")}, ${pick(TAGS, "(n / 5)")}, ${pick(THEMES, "(n / 25)")},
          1080, 1350, 'qzcKDgTWtwholelFiWe5i5eXyQ9j91g=',
          ARRAY[${pick(IMAGE_COLORS, "n")}, ${pick(IMAGE_COLORS, "(n / 13 + 1)")}], '0123456789', 'originals/none',
          timestamptz '2020-01-01' + n * interval '2 minutes'
        FROM generate_series(${from}::integer, ${to}::integer) AS n ON CONFLICT DO NOTHING`);
      await transaction.execute(sql`
        INSERT INTO image_counters (image_id, views, downloads, copies)
        SELECT id, (random() * 5000)::integer, (random() * 900)::integer, (random() * 600)::integer
        FROM generate_series(${from}::integer, ${to}::integer) AS n JOIN images ON images.id = ${ID}
        ON CONFLICT DO NOTHING`);
      await transaction.execute(sql`
        INSERT INTO prompts (image_id, prompt)
        SELECT id, 'A poster like no other, number ' || n || ', in the light of an early morning, shot on film'
        FROM generate_series(${from}::integer, ${to}::integer) AS n JOIN images ON images.id = ${ID}
        ON CONFLICT DO NOTHING`);
    });
    if ((to + 1) % 100_000 === 0 || to + 1 === wanted) onProgress(`${to + 1} images`);
  }
  await database.execute(sql`ANALYZE`);
};
