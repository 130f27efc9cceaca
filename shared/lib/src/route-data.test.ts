import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { loadRouteData } from "./route-data";

const route = (queries: RouteDeclaration["queries"] & object): RouteDeclaration => ({
  id: "image",
  paths: ["/image/:imageParam"],
  page: "./image-page",
  access: "public",
  head: { title: "", description: "" },
  queries,
});

const server = (responses: Record<string, { status: number; body: unknown }>) => {
  const requested: string[] = [];
  const fetchApi = async (path: string) => {
    requested.push(path);
    return { path, ...(responses[path] ?? { status: 404, body: null }) };
  };
  return { requested, fetchApi };
};

test("lets a query use the response of an earlier one", async () => {
  const { requested, fetchApi } = server({
    "/images/a": { status: 200, body: { id: "a1" } },
    "/images/a1/similar": { status: 200, body: { images: [] } },
  });
  const queries = [
    { name: "image", get: "/images/{imageParam}", required: true },
    { name: "similar", get: "/images/{image.id}/similar" },
  ];
  const data = await loadRouteData(route(queries), { imageParam: "a" }, fetchApi);
  expect(requested).toEqual(["/images/a", "/images/a1/similar"]);
  expect(data.found).toBe(true);
  expect(data.values["image"]).toEqual({ id: "a1" });
});

test("does not send a query whose required dependency is missing, and reports the page as not found", async () => {
  const { requested, fetchApi } = server({});
  const queries = [
    { name: "image", get: "/images/{imageParam}", required: true },
    { name: "similar", get: "/images/{image.id}/similar" },
  ];
  const data = await loadRouteData(route(queries), { imageParam: "a" }, fetchApi);
  expect(requested).toEqual(["/images/a"]);
  expect(data.found).toBe(false);
  expect(data.queries).toHaveLength(1);
});

test.each([
  [503, true],
  [429, true],
  [401, true],
  [400, false],
  [404, false],
  [410, false],
  [422, false],
])("takes a required query's status %i for a page that exists: %s", async (status, found) => {
  const { fetchApi } = server({ "/images/a": { status, body: null } });
  const queries = [{ name: "image", get: "/images/{imageParam}", required: true }];
  expect((await loadRouteData(route(queries), { imageParam: "a" }, fetchApi)).found).toBe(found);
});

test("sends only the queries whose conditions hold", async () => {
  const { requested, fetchApi } = server({});
  const queries = [
    { name: "image", get: "/images/by-slug/{imageParam}", when: { imageParam: "-" } },
    { name: "image", get: "/images/{imageParam}", when: { imageParam: "^[^-]+$" } },
  ];
  await loadRouteData(route(queries), { imageParam: "abc" }, fetchApi);
  expect(requested).toEqual(["/images/abc"]);
});

test("sends a deferred query immediately, without waiting for it", async () => {
  const { requested, fetchApi } = server({ "/images/a": { status: 200, body: { id: "a1" } } });
  const queries = [
    { name: "image", get: "/images/{imageParam}" },
    { name: "similar", get: "/images/{image.id}/similar", deferred: true },
  ];
  const never = new Promise<never>(() => undefined);
  const data = await loadRouteData(route(queries), { imageParam: "a" }, (path) => {
    const result = fetchApi(path);
    return path.endsWith("/similar") ? never : result;
  });
  expect(requested).toEqual(["/images/a", "/images/a1/similar"]);
  expect(data.queries.map(({ path }) => path)).toEqual(["/images/a"]);
  expect(data.deferred).toEqual([{ path: "/images/a1/similar", response: never }]);
});
