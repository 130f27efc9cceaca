import type { PageState } from "@promptfolio/contracts/page";
import { readPageState, shortPageState } from "./page-state-json";

const remote = (id: string, version: string) => ({
  version,
  base: `/r/${id}/${version}/`,
  entry: `/r/${id}/${version}/remote-entry.js`,
  integrity: "sha384-x",
  hostApi: "^1.0.0",
  containerName: `remote_${id}_${version.replaceAll(".", "_")}`,
  routes: [],
  unusable: null,
  fallback: null,
});

const image = (id: string, tag?: string) => ({
  id,
  tag: tag ?? null,
  views: 3,
  colors: ["red", "blue"],
  author: { name: "Ada" },
});

const stateWith = (body: unknown): PageState => ({
  map: {
    revision: 6,
    shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
    remotes: { gallery: remote("gallery", "1.0.0-b1"), detail: remote("detail", "2.0.0") },
  },
  seed: "seed",
  queries: [{ path: "/images", status: 200, body }],
  rendered: "page",
  origin: "https://example.org",
});

const sent = (state: PageState): string => JSON.stringify(shortPageState(state));

test.each([
  ["a list", { images: [image("a", "New"), image("b")], total: 2 }],
  ["two lists", { images: [image("a", "New"), image("b")], others: [{ id: 1 }, { id: 2 }] }],
  ["a list of one", { images: [image("a", "New")] }],
  ["an empty list", { images: [], total: 0 }],
  ["rows with different keys", { images: [{ id: "a" }, { id: "b", tag: "New" }, { tag: "New", id: "c" }] }],
  ["rows without keys", { images: [{}, {}] }],
  ["a list of texts", { tags: ["New", "Popular"] }],
  [
    "a list of lists",
    {
      pairs: [
        [1, 2],
        [3, 4],
      ],
    },
  ],
  ["a body that is a list", [image("a", "New"), image("b")]],
  ["no body", null],
  ["a text", "gone"],
])("a state with %s is read as it was", (_name, body) => {
  expect(readPageState(sent(stateWith(body)))).toEqual(stateWith(body));
});

test("the keys of a list are written once", () => {
  const images = ["a", "b", "c"].map((id) => image(id, "New"));
  expect(sent(stateWith({ images })).match(/"colors"/g)).toHaveLength(1);
});

test("a release's usual URLs are left out, and others are not", () => {
  const state = stateWith(null);
  state.map.remotes["orders"] = {
    ...remote("orders", "1.0.0"),
    base: "https://cdn.example.org/orders/",
    fallback: remote("orders", "0.9.0"),
    unusable: "It needs a newer shell.",
  };
  const json = sent(state);
  expect(json).not.toContain("/r/gallery/");
  expect(json).not.toContain("/r/shell/");
  expect(readPageState(json)).toEqual(state);
});

test("a state in its long form is read as it is", () => {
  const state = stateWith({ images: [image("a", "New"), image("b")] });
  expect(readPageState(JSON.stringify(state))).toEqual(state);
});

test.each(["null", "3", "[]", '{"map":{}}'])("%s is no state", (json) => {
  expect(() => readPageState(json)).toThrow("This page carries no state");
});
