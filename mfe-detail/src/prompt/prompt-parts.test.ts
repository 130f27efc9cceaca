import { promptParts } from "./prompt-parts";

const named = (prompt: string) =>
  promptParts(prompt).map(({ name, text }) => `${name ?? "-"}: ${text.trim()}`);

describe("the parts of a prompt", () => {
  it.each([
    [
      "sentences",
      "Two vases in an alcove, one tall. Low sun from the left. Frontal 74 mm view, deep focus, gritty clay. Palette of peach and bone, serene mood, 4:5.",
      [
        "Subject: Two vases in an alcove, one tall.",
        "Light: Low sun from the left.",
        "Lens: Frontal 74 mm view, deep focus,",
        "-: gritty clay.",
        "Palette: Palette of peach and bone,",
        "-: serene mood,",
        "Ratio: 4:5",
        "-: .",
      ],
    ],
    [
      "clauses of a single sentence",
      "a red fox in the snow, soft backlight, 85mm lens at f/1.8, muted palette --ar 16:9",
      [
        "Subject: a red fox in the snow,",
        "Light: soft backlight,",
        "Lens: 85mm lens at f/1.8,",
        "Palette: muted palette",
        "Ratio: --ar 16:9",
      ],
    ],
    [
      "lines",
      "A lighthouse at night\nMoonlight over the sea\n2:3 portrait",
      ["Subject: A lighthouse at night", "Light: Moonlight over the sea", "Ratio: 2:3 portrait"],
    ],
    ["nothing that is known", "Geometric shapes, flat and loud.", ["-: Geometric shapes, flat and loud."]],
    ["a time of day", "A clock. Its hands stand at 10:10.", ["-: A clock. Its hands stand at 10:10."]],
  ])("are told apart in %s", (_, prompt, expected) => {
    expect(named(prompt)).toEqual(expected);
  });

  it.each([
    "",
    "  ",
    "One. ",
    "A.\n\nB, C; D! E? 4:5",
    "Ein Licht – 光, softbox… \u2028 1:1\t",
    `${"light, ".repeat(500)}4:5`,
  ])("are the prompt, character by character: %j", (prompt) => {
    const parts = promptParts(prompt);
    expect(parts.map(({ text }) => text).join("")).toBe(prompt);
  });
});
