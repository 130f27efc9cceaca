import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { createRouteTable } from "./route-table";

const route = (id: string, paths: string[], more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id,
  paths,
  page: `./${id}-page`,
  access: "public",
  head: { title: id, description: id },
  ...more,
});

const remote = (routes: RouteDeclaration[]): ResolvedRemote => ({
  version: "1.0.0",
  base: "/r/x/1.0.0/",
  entry: "/r/x/1.0.0/remote-entry.js",
  integrity: "",
  hostApi: "^1.0.0",
  containerName: "remote_x",
  pages: {},
  routes,
  unusable: null,
  fallback: null,
});

const map: ResolvedMap = {
  revision: 1,
  shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
  remotes: {
    gallery: remote([route("home", ["/"], { sitemap: true })]),
    detail: remote([route("image", ["/image/:imageParam", "/image/:id/:slug"])]),
    static: remote([route("help", ["/help", "/support"], { sitemap: true }), route("not-found", ["*"])]),
  },
};

test.each([
  ["/", "home", {}],
  ["/help", "help", {}],
  ["/support/", "help", {}],
  ["/image/cups-1a2b3c4d", "image", { imageParam: "cups-1a2b3c4d" }],
  ["/image/k3v9/cups", "image", { id: "k3v9", slug: "cups" }],
  ["/image/a%20b", "image", { imageParam: "a b" }],
  ["/nowhere", "not-found", { "*": "nowhere" }],
  ["/image", "not-found", { "*": "image" }],
  ["/a/b/c/d", "not-found", { "*": "a/b/c/d" }],
])("matches %s to the page %s", (path, id, parameters) => {
  const found = createRouteTable(map).match(path);
  expect(found?.route.id).toBe(id);
  expect(found?.parameters).toEqual(parameters);
});

test.each([
  ["/HELP", "/help"],
  ["/Support", "/support"],
  ["/Image/Cups-1A2B3C4D", "/image/cups-1a2b3c4d"],
  ["/help", undefined],
  ["/help/", "/help"],
  ["/HELP/", "/help"],
  ["/image/cups-1a2b3c4d/", "/image/cups-1a2b3c4d"],
  ["/", undefined],
  ["//", undefined],
  ["//nowhere.example/", undefined],
  ["/nowhere/", undefined],
  ["/image/Cups-1a2b3c4d", undefined],
  ["/Nowhere", undefined],
  ["/%68elp", "/help"],
  ["/%48ELP", "/help"],
  ["/image/%6B3v9/cup%73", "/image/k3v9/cups"],
  ["/image/k3v9/%e6%97%a5", "/image/k3v9/%E6%97%A5"],
  ["/image/k3v9/%E6%97%A5%2F", undefined],
])("the usual path of %s is %s", (path, usual) => {
  expect(createRouteTable(map).canonicalPath(path)).toBe(usual);
});

test("lists only the first path of a page in the site map", () => {
  expect(createRouteTable(map).listed).toEqual(["/", "/help"]);
});
