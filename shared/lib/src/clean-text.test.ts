import { cleanText, isVisible } from "./clean-text";
import { WRITTEN_TEXTS } from "./testing/written-texts";

it.each(WRITTEN_TEXTS)("stores %j as %j", (written, stored) => {
  const clean = cleanText(written);
  expect(isVisible(clean) ? clean : undefined).toBe(stored);
});

it("changes nothing when it is applied again", () => {
  for (const [written] of WRITTEN_TEXTS) expect(cleanText(cleanText(written))).toBe(cleanText(written));
});

it("takes time that is linear in the text's length", () => {
  for (const part of ["\u200d", "\u{e0041}", "\u{1f3f4}\u{e0041}", " \u0000", "क\u200d"]) {
    expect(cleanText(part.repeat(200_000)).length).toBeLessThanOrEqual(part.length * 200_000);
  }
}, 5_000);
