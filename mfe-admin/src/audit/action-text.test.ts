import { actionText } from "./audit-table";

test.each([
  ["image.update", "Image: update"],
  ["image.bulk-delete", "Image: bulk delete"],
  ["settings", "Settings"],
  ["", ""],
])("formats '%s' as '%s'", (action, text) => {
  expect(actionText(action)).toBe(text);
});
