import { failuresIn } from "./playwright-failures.mjs";

const spec = (title, ok, errors = []) => ({
  file: "gallery.spec.ts",
  line: 7,
  title,
  ok,
  tests: [{ results: [{ errors }] }],
});

test("names failed tests with their errors, also those of groups", () => {
  const failed = spec("reveals a prompt", false, [{ message: "Expected: 1" }, { message: "Received: 2" }]);
  const suite = {
    specs: [spec("shows cards", true)],
    suites: [{ specs: [failed, spec("copies a prompt", true)] }],
  };
  expect(failuresIn(suite)).toEqual(["gallery.spec.ts:7 › reveals a prompt\nExpected: 1\nReceived: 2"]);
});

test("finds nothing in a suite that passed", () => {
  expect(failuresIn({ specs: [spec("shows cards", true)] })).toEqual([]);
});
