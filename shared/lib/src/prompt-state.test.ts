import { type PromptState, promptState } from "./prompt-state";

const open = (id: string) => ({ id, text: "words" });

describe("promptState", () => {
  it.each<[string, Parameters<typeof promptState>[0], PromptState]>([
    ["views are left", { openPrompt: null, viewedIds: new Set(), canView: true }, "sealed"],
    ["no view is left", { openPrompt: null, viewedIds: new Set(["b"]), canView: false }, "blocked"],
    ["it was seen today", { openPrompt: null, viewedIds: new Set(["a"]), canView: true }, "seen"],
    [
      "it was seen and no view is left",
      { openPrompt: null, viewedIds: new Set(["a"]), canView: false },
      "seen",
    ],
    ["it is open", { openPrompt: open("a"), viewedIds: new Set(["a"]), canView: false }, "open"],
    ["another one is open", { openPrompt: open("b"), viewedIds: new Set(["a", "b"]), canView: true }, "seen"],
    [
      "it is open and the day has changed",
      { openPrompt: open("a"), viewedIds: new Set(), canView: true },
      "open",
    ],
  ])("determines the state when %s", (_, state, expected) => {
    expect(promptState(state, "a", false)).toBe(expected);
  });

  it("is free for an administrator, seen or not", () => {
    expect(promptState({ openPrompt: null, viewedIds: new Set(), canView: false }, "a", true)).toBe("free");
    expect(promptState({ openPrompt: null, viewedIds: new Set(["a"]), canView: false }, "a", true)).toBe(
      "free",
    );
  });
});
