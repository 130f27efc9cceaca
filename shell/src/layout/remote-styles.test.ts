/** @jest-environment jsdom */

import { showStylesOf } from "./remote-styles";

const addStyleSheet = (href: string, media = ""): HTMLLinkElement => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("href", href);
  if (media) link.media = media;
  return document.head.appendChild(link);
};

beforeEach(() => {
  document.head.replaceChildren();
});

test("enables the style sheets of the page that is shown, and disables those of the others", () => {
  const orders = addStyleSheet("/r/orders/1.0.0/page.css", "print");
  const refunds = addStyleSheet("http://localhost/r/refunds/1.0.0/page.css");
  const media = () => [orders.media, refunds.media];
  showStylesOf("orders");
  expect(media()).toEqual(["print", "not all"]);
  showStylesOf("refunds");
  expect(media()).toEqual(["not all", ""]);
  showStylesOf("orders");
  expect(media()).toEqual(["print", "not all"]);
});

test("disables a style sheet that another remote adds while it is fetched in advance", async () => {
  showStylesOf("orders");
  const refunds = addStyleSheet("/r/refunds/1.0.0/page.css");
  const later = addStyleSheet("/r/orders/1.0.0/late.css");
  // Observers of the document are called in a microtask, before this one.
  await Promise.resolve();
  expect([refunds.media, later.media]).toEqual(["not all", ""]);
});

test("leaves the shell's style sheets, and those of other origins' tools", () => {
  const others = [
    addStyleSheet("/r/shell/1.0.0/main.css"),
    addStyleSheet("https://cdn.example/extension.css"),
  ];
  showStylesOf("orders");
  expect(others.map(({ media }) => media)).toEqual(["", ""]);
});

test("gives bundlers the complete URL of a style sheet that came with the page", () => {
  const link = addStyleSheet("/r/orders/1.0.0/page.css");
  showStylesOf("orders");
  expect(link.dataset["href"]).toBe("http://localhost/r/orders/1.0.0/page.css");
});
