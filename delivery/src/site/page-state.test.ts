import type { DehydratedQuery, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import type { PageRequest } from "./page-request";
import { mapForBrowser, pageState } from "./page-state";
import type { FallbackResult } from "./render-with-fallback";

const head = { title: "{product}", description: "Posters", image: "{wall.url}", imageAlt: "{wall.alt}" };

const routeOf = (more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id: "home",
  paths: ["/"],
  page: "./home-page",
  access: "public",
  head,
  queries: [
    { name: "wall", get: "/images?limit=7" },
    { name: "filters", get: "/filters" },
  ],
  sitemap: true,
  next: ["detail"],
  ...more,
});

const remoteOf = (id: string, route: RouteDeclaration): ResolvedRemote => ({
  version: "1.0.0",
  base: `/r/${id}/1.0.0/`,
  entry: `/r/${id}/1.0.0/remote-entry.js`,
  integrity: "",
  hostApi: "^1.0.0",
  containerName: `remote_${id}`,
  pages: { "./home-page": { scripts: [] } },
  routes: [route],
  unusable: null,
  fallback: null,
});

const mapWith = (route: RouteDeclaration): ResolvedMap => ({
  revision: 1,
  shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
  remotes: Object.fromEntries(
    ["gallery", "detail", "static"].map((id) => [id, remoteOf(id, id === "gallery" ? route : routeOf())]),
  ),
});

const wall = { url: "/media/a", alt: "A poster" };
const filters = { tags: ["New"] };
const queryOf = (path: string, body: unknown): DehydratedQuery => ({ path, status: 200, body, updatedAt: 0 });
const queries = [queryOf("/images?limit=7", wall), queryOf("/filters", filters)];

/** The state of a page whose static parts alone have read the wall, unless the test says otherwise. */
const stateOf = (route = routeOf(), result: Partial<FallbackResult> = {}, staticReads?: string[]) => {
  const map = mapWith(route);
  const page = {
    style: { css: "", attributes: {} },
    markup: "",
    head: { fonts: [], script: "" },
    ...(staticReads && { staticReads }),
  };
  const request: PageRequest = {
    pathname: "/",
    search: "",
    origin: "https://example.org",
    seed: "seed",
    map,
    releases: { descriptor: () => undefined, moduleName: () => "" },
    matched: { remote: "gallery", route, parameters: {} },
  };
  const rendered: FallbackResult = { rendered: "page", map, page, ended: undefined, ...result };
  return pageState(request, { values: { wall, filters } }, queries, rendered, 1_200);
};

const WALL = ["/images?limit=7"];

test("names the page's remote and those opened next, and leaves out what only static parts show", () => {
  const state = stateOf(routeOf(), {}, WALL);
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail"]);
  expect(state.queries).toEqual([queryOf("/filters", filters)]);
  expect(state.isMapIncomplete).toBe(true);
});

test("is complete for a shell that needs everything, and for a page that the browser renders", () => {
  for (const state of [stateOf(), stateOf(routeOf(), { rendered: "none" }, WALL)]) {
    expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail", "static"]);
    expect(state.queries).toEqual(queries);
    expect(state).not.toHaveProperty("isMapIncomplete");
  }
});

test("names all remotes on the page of all paths that no remote owns", () => {
  const state = stateOf(routeOf({ paths: ["*"] }), {}, WALL);
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail", "static"]);
  expect(state).not.toHaveProperty("isMapIncomplete");
});

test.each([
  ["the title", { head: { ...head, title: "{wall.alt} | {product}" } }],
  ["the canonical URL", { canonical: "/posters/{wall.slug}" }],
  ["another query", { queries: [...(routeOf().queries ?? []), { name: "like", get: "/like/{wall.id}" }] }],
  ["a condition", { queries: [{ name: "like", get: "/like", when: { "wall.id": "." } }] }],
])("includes a response from which %s is built", (_, more) => {
  expect(stateOf(routeOf(more), {}, WALL).queries).toEqual(queries);
});

test("includes all responses while a part of the page is still to come", () => {
  const state = stateOf(routeOf(), { ended: Promise.resolve() }, WALL);
  expect(state.queries).toEqual(queries);
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail"]);
});

test("browsers don't get what only the server uses", () => {
  const { gallery } = mapForBrowser(mapWith(routeOf())).remotes;
  expect(gallery).not.toHaveProperty("pages");
  expect(gallery?.routes[0]).not.toHaveProperty("sitemap");
  expect(gallery?.routes[0]?.head).toEqual({ title: "{product}", description: "Posters" });
});
