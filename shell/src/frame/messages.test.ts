import { createMessageReader } from "./messages";

/** Reads one message, as the first of a frame. */
const read = (data: unknown) => createMessageReader(() => 0)(data);

test.each<[object]>([
  [{ type: "ready" }],
  [{ type: "title", text: "Orders" }],
  [{ type: "height", pixels: 640 }],
  [{ type: "navigate", path: "/orders/1?page=2#top", isReplaced: true }],
  [{ type: "toast", kind: "success", text: "Saved" }],
  [{ type: "failure", text: "broken" }],
])("reads %j, without other fields", (message) => {
  expect(read({ ...message, other: 1 })).toEqual(message);
});

test("reads a request to the API", () => {
  expect(read({ type: "request", id: 3, path: "/images?page=2" })).toEqual({
    type: "request",
    id: 3,
    path: "/api/images?page=2",
  });
});

const LONG = "x".repeat(3_000);

test.each<[unknown]>([
  [null],
  ["ready"],
  [["ready"]],
  [{ type: ["ready"] }],
  [{ type: "constructor" }],
  [{ type: LONG }],
  [{ type: "title" }],
  [{ type: "title", text: LONG }],
  [{ type: "title", text: { toString: "Orders" } }],
  [{ type: "height", pixels: -1 }],
  [{ type: "height", pixels: 1e9 }],
  [{ type: "height", pixels: Number.NaN }],
  [{ type: "height", pixels: "100%" }],
  [{ type: "navigate", path: "https://elsewhere.example/" }],
  [{ type: "navigate", path: "//elsewhere.example/" }],
  [{ type: "navigate", path: "/\\elsewhere.example/" }],
  [{ type: "navigate", path: "/\t/elsewhere.example/" }],
  [{ type: "navigate", path: "javascript:alert(1)" }],
  [{ type: "navigate", path: "//[" }],
  [{ type: "navigate", path: `/${LONG}` }],
  [{ type: "toast", kind: "loading", text: "for ever" }],
  [{ type: "toast", kind: "error", text: LONG }],
  [{ type: "request", id: 1, path: "/../releases/x" }],
  [{ type: "request", id: 1, path: "/%2e%2e/metrics" }],
  [{ type: "request", id: 1, path: "https://elsewhere.example/" }],
  [{ type: "request", id: "1", path: "/images" }],
  [{ type: "request", id: 1.5, path: "/images" }],
])("ignores %j", (message) => {
  expect(read(message)).toBeUndefined();
});

test("a navigation is replaced only if the message says so plainly", () => {
  expect(read({ type: "navigate", path: "/orders", isReplaced: "no" })).toMatchObject({ isReplaced: false });
});

test("ignores messages above the limit of their kind until the next second", () => {
  let now = 0;
  const next = createMessageReader(() => now);
  const navigate = () => next({ type: "navigate", path: "/orders" });
  expect([navigate(), navigate(), navigate(), navigate()].map(Boolean)).toEqual([true, true, true, false]);
  expect(next({ type: "ready" })).toBeDefined();
  now = 1_000;
  expect(navigate()).toBeDefined();
});

test("tells when a frame sends too many messages, even invalid ones", () => {
  const next = createMessageReader(() => 0);
  const read = Array.from({ length: 201 }, () => next(null));
  expect(read.indexOf("too many")).toBe(200);
});
