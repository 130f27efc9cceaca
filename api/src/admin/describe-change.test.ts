import { describeChange } from "./describe-change";

const before = { title: "A", category: "C", prompt: "secret" };

it.each([
  [{ ...before, title: "B" }, 'title: "A" to "B"'],
  [{ ...before, title: "B", category: "D" }, 'title: "A" to "B", category: "C" to "D"'],
  [{ ...before, prompt: "another secret" }, "prompt: changed"],
  [before, "nothing changed"],
  [{ ...before, title: "x".repeat(100) }, `title: "A" to "${"x".repeat(79)}…"`],
])("names what changed from what to what: %#", (after, text) => {
  expect(describeChange(before, after, ["title", "category", "prompt"])).toBe(text);
});
