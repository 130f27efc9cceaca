/** @jest-environment jsdom */

import { createNotificationCenter } from "../notifications/notification-center";
import { canHardNavigate } from "./start-version-check";

const ask = (center = createNotificationCenter(), hasPendingMutations = () => false) =>
  canHardNavigate({ notifications: center, hasPendingMutations });

const setPage = (footer: string, main = ""): void => {
  document.body.innerHTML = `<main>${main}</main><footer>${footer}</footer>`;
};

beforeEach(() => setPage(""));

test("allows hard navigation from an idle page", () => {
  setPage('<input type="email" value="">', '<input type="email" value="typed into a page that goes anyway">');
  expect(ask()).toBe(true);
});

test("forbids hard navigation while a field of the frame has input", () => {
  setPage('<input type="email" value="ada@exam">');
  expect(ask()).toBe(false);
});

test("forbids hard navigation while a mutation is pending", () => {
  expect(ask(createNotificationCenter(), () => true)).toBe(false);
});

test("forbids hard navigation while a message is shown or queued", () => {
  const waiting = createNotificationCenter();
  waiting.api.toast("success", "Account created successfully!");
  expect(ask(waiting)).toBe(false);
  const notice = createNotificationCenter();
  notice.api.notice({ title: "Prompt copied!" });
  expect(ask(notice)).toBe(false);
  setPage("<ol><li data-sonner-toast></li></ol>");
  expect(ask()).toBe(false);
});

test("forbids hard navigation while the page would ask before it is left", () => {
  const prevent = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", prevent);
  expect(ask()).toBe(false);
  removeEventListener("beforeunload", prevent);
  expect(ask()).toBe(true);
});
