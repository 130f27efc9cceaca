import { subjectPath } from "./audit-table";

const DASHBOARD = "/admin/promptfolio/dashboard";

test.each([
  ["image.update", "abc", "/image/abc"],
  ["image.delete", "abc", undefined],
  ["images.update", "3 images", undefined],
  ["image.erase", "abc", undefined],
  ["user.status", "abc", `${DASHBOARD}?tab=users&search=abc`],
  ["user.delete", "abc", undefined],
  ["admin.status", "abc", `${DASHBOARD}?tab=users#administrator-abc`],
  ["settings.update", "settings", `${DASHBOARD}?tab=settings`],
  ["something.new", "abc", undefined],
])("'%s' of '%s' leads to %s", (action, subject, path) => {
  expect(subjectPath(action, subject)).toBe(path);
});
