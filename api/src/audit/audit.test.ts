import { describeChange } from "./audit";

it("writes numbers without quotes", () => {
  expect(describeChange({ limit: 1 }, { limit: 3 }, ["limit"])).toBe("limit: 1 to 3");
});

const before = { title: "A", category: "C", prompt: "secret" };

it.each([
  [{ ...before, title: "B" }, 'title: "A" to "B"'],
  [{ ...before, title: "B", category: "D" }, 'title: "A" to "B", category: "C" to "D"'],
  [{ ...before, prompt: "another secret" }, "prompt: changed"],
  [before, "nothing changed"],
  [{ ...before, title: "x".repeat(120) }, `title: "A" to "${"x".repeat(120)}"`],
])("describes the changed fields: %#", (after, text) => {
  expect(describeChange(before, after, ["title", "category", "prompt"])).toBe(text);
});
