import { PAGE_STATE_ID, parsePageState } from "@promptfolio/contracts/page";
import { ownMilliseconds, sumsOf } from "../bench/process-time";
import { expect, test } from "../support/fixtures";
import { getRaw } from "../support/get-raw";
import { startProduct } from "../support/product";

const ROUNDS = 11;
const REQUESTS = 10;

const textAt = async (url: string): Promise<string> => {
  const { status, body } = await getRaw(url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return body.toString("utf8");
};

/** Different searches that find pictures: parts of their titles. */
const searchesIn = (titles: string[]): string[] =>
  [
    ...new Set(
      titles.flatMap((title) =>
        [...title].flatMap((_, start) =>
          [5, 6, 7].map((length) => title.slice(start, start + length).trim()),
        ),
      ),
    ),
  ].filter((text) => text.length >= 5);

/** The path by which a page requests its pictures from the API, with another search. */
const apiPathIn = (html: string, search: string): string => {
  const json = html.split(`id="${PAGE_STATE_ID}">`)[1]?.split("</script>")[0] ?? "";
  const path = parsePageState(json)
    .queries.map((query) => query.path)
    .find((each) => each.includes("search="));
  return `/api${path?.replace(/search=[^&]*/, `search=${encodeURIComponent(search)}`)}`;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

test("an uncached page takes the server little more than its search and its rendering", async () => {
  const product = await startProduct({ NETWORK_PAGES_PER_SECOND: "1000000" });
  const { origin } = product;
  const list: { images: { title: string }[] } = JSON.parse(await textAt(`${origin}/api/images?limit=100`));
  const searches = searchesIn(list.images.map(({ title }) => title));
  const next = (): string => searches.pop() ?? "";
  const pageOf = (search: string) => `${origin}/?search=${encodeURIComponent(search)}`;

  const first = await textAt(pageOf(next()));
  const times: Record<"page" | "rendering" | "search", number[]> = { page: [], rendering: [], search: [] };
  // The first rounds compile what is used often, and aren't counted.
  for (let round = -3; round < ROUNDS; round += 1) {
    const [own, all] = [await ownMilliseconds(product.pid()), (await sumsOf(product.pid())).milliseconds];
    for (let count = 0; count < REQUESTS; count += 1) await textAt(pageOf(next()));
    const page = (await ownMilliseconds(product.pid())) - own;
    const rendering = (await sumsOf(product.pid())).milliseconds - all - page;
    const before = await ownMilliseconds(product.pid());
    for (let count = 0; count < REQUESTS; count += 1) await textAt(origin + apiPathIn(first, next()));
    const search = (await ownMilliseconds(product.pid())) - before;
    if (round < 0) continue;
    times.page.push(page);
    times.rendering.push(rendering);
    times.search.push(search);
  }
  await product.dispose();
  const [page, rendering, search] = [median(times.page), median(times.rendering), median(times.search)];
  expect(searches.length).toBeGreaterThan(0);
  expect(page).toBeLessThanOrEqual(4 * search);
  expect(page).toBeLessThanOrEqual(1.5 * rendering);
});
