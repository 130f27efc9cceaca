import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { sampleRoute } from "../testing/sample-release";
import { routeErrors } from "./route-errors";

const redirect = (id: string, path: string, target: string): RouteDeclaration => ({
  ...sampleRoute(id, path),
  redirect: target,
});

const others = [
  { id: "detail", routes: [sampleRoute("image", "/image/:imageParam", "/image/:id/:slug")] },
  {
    id: "static",
    routes: [
      sampleRoute("about", "/about"),
      sampleRoute("missing", "*"),
      redirect("old", "/old", "/orders/old"),
    ],
  },
];

const errorsOf = (...paths: string[]) =>
  routeErrors({ id: "orders", routes: [sampleRoute("page", ...paths)] }, others);

test.each([
  ["paths of its own", ["/orders", "/orders/:id", "/orders/:id/items"]],
  ["a fixed path beside its own parameter", ["/orders/:id", "/orders/new"]],
  ["an optional last parameter", ["/orders/:id?"]],
  ["a longer path than another remote's", ["/image/:id/:slug/more"]],
  ["a path under another remote's", ["/about/team"]],
  ["a slash at the end", ["/orders/"]],
])("allows %s", (_, paths) => expect(errorsOf(...paths)).toEqual([]));

test.each([
  ["another's path", "/about", "/about of orders overlaps /about of static"],
  ["another's path with a slash", "/about/", "/about/ of orders overlaps /about of static"],
  ["another's path in capitals", "/About", "/About of orders overlaps /about of static"],
  ["another's path by an optional part", "/about/:x?", "/about/:x? of orders overlaps /about of static"],
  ["another's parameter", "/image/:key", "/image/:key of orders overlaps /image/:imageParam of detail"],
  [
    "a slug under another's prefix",
    "/image/new",
    "/image/new of orders overlaps /image/:imageParam of detail",
  ],
  ["the catch-all of another", "*", "* of orders overlaps * of static"],
  [
    "a wildcard inside",
    "/orders/*/x",
    "/orders/*/x of orders is not a path: a segment is a text or a :parameter",
  ],
  [
    "a wildcard at the end",
    "/orders/*",
    "/orders/* of orders is not a path: a segment is a text or a :parameter",
  ],
  [
    "a broken expression",
    "/orders/:id(",
    "/orders/:id( of orders is not a path: a segment is a text or a :parameter",
  ],
  [
    "an expression",
    "/orders/:id(\\d+)",
    "/orders/:id(\\d+) of orders is not a path: a segment is a text or a :parameter",
  ],
  [
    "an empty segment",
    "/orders//x",
    "/orders//x of orders is not a path: a segment is a text or a :parameter",
  ],
  [
    "a step up",
    "/orders/../about",
    "/orders/../about of orders is not a path: a segment is a text or a :parameter",
  ],
  ["an encoded path", "/%61bout", "/%61bout of orders is not a path: a segment is a text or a :parameter"],
  ["the API", "/api/orders", "/api/orders of orders is reserved for the server"],
  ["pictures", "/media", "/media of orders is reserved for the server"],
  ["release files", "/R/orders", "/R/orders of orders is reserved for the server"],
  ["health checks", "/healthz", "/healthz of orders is reserved for the server"],
  ["everything with one segment", "/:page", "/:page of orders is reserved for the server"],
])("refuses %s", (_, path, error) => expect(errorsOf(path)).toContain(error));

test("refuses a path that the same remote has twice", () => {
  expect(errorsOf("/orders/:id", "/orders/:key/")).toEqual([
    "/orders/:key/ of orders repeats its own /orders/:id",
  ]);
});

test.each([
  ["itself", "/orders", "/orders", "/orders of orders redirects to itself"],
  ["itself with a query", "/orders", "/orders/?again=1", "/orders of orders redirects to itself"],
  [
    "a remote that redirects back",
    "/orders/old",
    "/old",
    "/orders/old of orders redirects in a circle, through static",
  ],
  ["another site", "/orders", "https://example.org/", "which is not on this site"],
  ["another host", "/orders", "//example.org/", "which is not on this site"],
  ["another host by a backslash", "/orders", "/\\example.org/", "which is not on this site"],
])("refuses a redirect to %s", (_, path, target, error) => {
  const routes = [redirect("page", path, target)];
  expect(routeErrors({ id: "orders", routes }, others).join()).toContain(error);
});

test("allows a redirect to another page", () => {
  expect(routeErrors({ id: "orders", routes: [redirect("page", "/orders", "/about")] }, others)).toEqual([]);
});

test("allows a remote to claim its own paths again", () => {
  expect(routeErrors({ id: "static", routes: [sampleRoute("about", "/about")] }, others)).toEqual([]);
});
