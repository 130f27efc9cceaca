import { image } from "../testing/samples";
import { currentImageOf } from "./use-image-edit";

test("reads the current image from a rejected update", () => {
  const current = image({ version: 3 });
  expect(currentImageOf({ code: "stale", current })).toEqual(current);
});

test.each([[null], ["text"], [{}], [{ current: null }], [{ current: { id: "a" } }]])(
  "finds no image in %j",
  (body) => {
    expect(currentImageOf(body)).toBeUndefined();
  },
);
