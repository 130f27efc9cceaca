import { foldText } from "./fold-text";
import { DIFFERENT_TEXTS, SAME_TEXTS } from "./testing/same-texts";

it.each(SAME_TEXTS)("folds %j and %j to the same", (written, searched) => {
  expect(foldText(written)).toBe(foldText(searched));
});

it.each(DIFFERENT_TEXTS)("keeps %j and %j apart", (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

it("changes nothing when it is applied again", () => {
  for (const [written] of SAME_TEXTS) expect(foldText(foldText(written))).toBe(foldText(written));
});
