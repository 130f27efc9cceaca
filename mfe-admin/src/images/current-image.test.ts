import { image } from "../testing/samples";
import { currentImageOf } from "./current-image";

test("reads the current image from a rejected update", () => {
  const current = image({ version: 3 });
  expect(currentImageOf({ code: "stale", current })).toEqual(current);
});

test.each([[null], ["text"], [{}], [{ current: null }], [{ current: { id: "a" } }]])(
  "%j holds no image",
  (body) => {
    expect(currentImageOf(body)).toBeNull();
  },
);
