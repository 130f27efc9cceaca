import type { ImageList } from "@promptfolio/contracts/api/images";
import { benchImageId } from "./data/ids";
import { createPlace, startApi } from "./support/api";
import { Connection, requestText } from "./support/connection";
import { startBenchPostgres } from "./support/postgres";
import { line, percentile, whole } from "./support/report";

// Lists of a million images on PostgreSQL, each request a different one: `npm run bench -- million`.
// Bar: p95 at most 20 ms for every kind of list.

const IMAGES = Number(process.env["IMAGES"] ?? 1_000_000);
const REQUESTS = 400;
const CALLERS = 2;
const BAR = 20;

const WORDS = [
  "amber",
  "basalt",
  "cedar",
  "opal pearl",
  "kelp",
  "night 77",
  "lumen moss",
  "fjord 4242",
  "new trending",
  "zzz",
];
const TYPOS = [
  "ambre",
  "baselt",
  "cdar",
  "jasmime",
  "basallt cedar",
  "nigth 77",
  "lumem moss",
  "jsamine 4242",
  "hharbor",
];
const CATEGORIES = ["Product Poster", "Social Media", "Mockup Ads", "Banner Design", "Logo Design"];
const THEMES = ["Modern", "Vintage", "Minimalist", "Bold", "Elegant", "Playful"];
const SORTS = ["created_at", "title", "views", "downloads"];

const of = (values: readonly string[], n: number): string =>
  encodeURIComponent(values[n % values.length] ?? "");

/** Builds the request with this number; paged requests use the cursor of the caller's last page. */
type PathOf = (n: number, cursor: string | undefined) => string;
const KINDS: Record<string, PathOf> = {
  filter: (n) =>
    `/api/images?limit=20&category=${of(CATEGORIES, n)}&theme=${of(THEMES, n)}&order=desc&seed=${n}`,
  search: (n) => `/api/images?limit=20&search=${of(WORDS, n)}&seed=${n}`,
  "a word and a number": (n) => `/api/images?limit=20&search=${of(WORDS, n)}%20${n * 2_477}`,
  "a word with a typo": (n) => `/api/images?limit=20&search=${of(TYPOS, n)}&seed=${n}`,
  "cursor page": (n, cursor) =>
    `/api/images?limit=20&sort=${of(SORTS, Math.floor(n / 100))}&order=desc${cursor && n % 100 > 1 ? `&cursor=${cursor}` : `&seed=${n}`}`,
  "random sample": (n) => `/api/images?limit=20&random=true&tag=New&seed=${n}`,
  "random sample of a search": (n) => `/api/images?limit=20&random=true&search=${of(WORDS, n)}&seed=${n}`,
  "similar images": (n) => `/api/images/${benchImageId((n * 7_919) % IMAGES)}/similar`,
};

const measure = async (port: number, name: string, pathOf: PathOf): Promise<void> => {
  const times: number[] = [];
  const caller = async (_: unknown, number: number) => {
    const connection = await Connection.open(port);
    let cursor: string | undefined;
    for (let n = number; n < REQUESTS; n += CALLERS) {
      const path = pathOf(n, cursor);
      const start = performance.now();
      const response = await connection.request(requestText("GET", path));
      times.push(performance.now() - start);
      if (response.status !== 200) throw new Error(`${path} responded ${response.status}`);
      cursor = (JSON.parse(response.body()) as Partial<ImageList>).cursor ?? undefined;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const p95 = percentile(times, 0.95);
  const figures = `median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  line(name, figures, `${p95 > BAR ? "MISSED " : ""}p95 at most ${BAR} ms`);
};

const postgres = await startBenchPostgres();
if (postgres) {
  const place = createPlace({ DATABASE_URL: postgres.url });
  const start = performance.now();
  await place.load(IMAGES);
  console.log(
    `${whole(IMAGES)} images on PostgreSQL, loaded in ${whole((performance.now() - start) / 1_000)} s`,
  );
  const api = await startApi(place);
  for (const [name, pathOf] of Object.entries(KINDS)) await measure(api.port, name, pathOf);
  await api.end();
  place.remove();
  await postgres.stop();
}
