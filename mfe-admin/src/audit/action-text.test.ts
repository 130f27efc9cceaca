import { actionText } from "./action-text";

test.each([
  ["image.update", "Image: update"],
  ["image.bulk-delete", "Image: bulk delete"],
  ["settings", "Settings"],
  ["", ""],
])("'%s' reads '%s'", (action, text) => {
  expect(actionText(action)).toBe(text);
});
