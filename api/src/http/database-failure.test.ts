import { isOutage } from "./database-failure";

const error = (properties: object, message = "") => Object.assign(new Error(message), properties);

it.each([
  ["a refused connection", error({ code: "ECONNREFUSED" }), true],
  ["several refused connections", new AggregateError([error({ code: "ECONNREFUSED" })]), true],
  ["a missing socket", error({ code: "ENOENT", syscall: "connect" }), true],
  ["a missing file", error({ code: "ENOENT", syscall: "open" }), false],
  ["a full disk, as the system says it", error({ code: "ENOSPC" }), true],
  ["a full disk, as PostgreSQL says it", error({ code: "53100" }), true],
  ["a server that shuts down", error({ code: "57P01" }), true],
  ["a server that only reads", error({ code: "25006" }), true],
  ["a lost connection", error({}, "Connection terminated unexpectedly"), true],
  ["a cause within", new Error("Failed query", { cause: error({ code: "08006" }) }), true],
  ["a duplicate", error({ code: "23505" }), false],
  ["a cancelled statement", error({ code: "57014" }), false],
  ["a mistake of ours", new TypeError("x is undefined"), false],
  ["nothing at all", undefined, false],
])("classifies %s", (_, given, expected) => {
  expect(isOutage(given)).toBe(expected);
});
