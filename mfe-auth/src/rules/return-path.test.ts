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
])("a visitor who came from %j goes to %s", (wanted, expected) => {
  expect(returnPath(wanted, "visitor", "/")).toBe(expected);
});

test.each([
  ["/admin/promptfolio/dashboard?tab=users", "/admin/promptfolio/dashboard?tab=users"],
  ["/admin/login", "/home"],
  ["/about", "/home"],
  ["//admin/x", "/home"],
])("an administrator who came from %j goes to %s", (wanted, expected) => {
  expect(returnPath(wanted, "administrator", "/home")).toBe(expected);
});

test("the way back survives going from one form to the other", () => {
  expect(withReturn("/signup", "/image/a?b=c")).toBe("/signup?from=%2Fimage%2Fa%3Fb%3Dc");
  expect(withReturn("/signup", null)).toBe("/signup");
});
