import { returnPath, withReturn } from "./return-path";

test.each([
  ["/image/red-poster-1a2b3c4d", "/image/red-poster-1a2b3c4d"],
  ["/?category=Banner%20Design#gallery", "/?category=Banner%20Design#gallery"],
  ["/about", "/about"],
  [null, "/"],
  ["", "/"],
  [{ pathname: "/about" }, "/"],
  ["about", "/"],
  ["https://elsewhere.example/x", "/"],
  ["//elsewhere.example", "/"],
  ["/\\elsewhere.example", "/"],
  ["/\t/elsewhere.example", "/"],
  ["/.//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/login", "/"],
  ["/signup/", "/"],
  ["/admin/promptfolio/dashboard", "/"],
  ["/administration", "/administration"],
])("a visitor from %j returns to %s", (wanted, expected) => {
  expect(returnPath(wanted, "visitor", "/")).toBe(expected);
});

test.each([
  ["/admin/promptfolio/dashboard?tab=users", "/admin/promptfolio/dashboard?tab=users"],
  ["/admin/login", "/home"],
  ["/about", "/home"],
  ["//admin/x", "/home"],
])("an administrator from %j returns to %s", (wanted, expected) => {
  expect(returnPath(wanted, "administrator", "/home")).toBe(expected);
});

test("links between the forms keep the return path", () => {
  expect(withReturn("/signup", "/image/a?b=c")).toBe("/signup?from=%2Fimage%2Fa%3Fb%3Dc");
  expect(withReturn("/signup", undefined)).toBe("/signup");
});
