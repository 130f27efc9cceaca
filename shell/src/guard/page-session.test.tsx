import { render, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { beginSession, endSession, onLeave, onSessionEnd, retrySession } from "./page-session";
import { watchRemotes } from "./watch-remotes";

const orders = { remote: "orders", version: "1.0.0" };
const statics = { remote: "static", version: "1.0.0" };

/** Runs code as a file of a release, or of an extension. */
const runAs = (url: string, code: string): void =>
  new Function(`(() => { ${code} })();\n//# sourceURL=${url}`)();
const runAsOrders = (code: string): void => runAs("https://example.org/r/orders/1.0.0/page.js", code);

const root = document.createElement("div");

beforeAll(() => {
  jest.useFakeTimers();
  document.body.append(root);
  watchRemotes(root);
});
beforeEach(() => beginSession(orders));
afterAll(() => jest.useRealTimers());
afterEach(() => {
  beginSession(statics);
  document.body.replaceChildren(root);
  document.head.replaceChildren();
});

test("nodes and styles that a remote added leave with it, and come back with it", () => {
  document.head.innerHTML = "<style>.shell {}</style>";
  runAsOrders(`
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    document.body.appendChild(document.createElement("div")).className = "cover";
    document.body.insertAdjacentHTML("beforeend", "<p>an offer</p>");
    document.body.prepend(document.createElement("some-element"));`);
  const style = document.head.querySelector("style:last-child");
  beginSession(statics);
  expect(document.body.children).toHaveLength(1);
  expect(style).toHaveAttribute("media", "not all");
  beginSession(orders);
  expect(document.body.querySelectorAll(".cover, p, some-element")).toHaveLength(3);
  expect(style).not.toHaveAttribute("media", "not all");
});

test.each([
  ["an extension", "chrome-extension://abc/r/orders/page.js"],
  ["the shell", "https://example.org/r/shell/1.0.0/chunk.js"],
  ["a password manager", "webkit-masked-url://hidden/"],
])("what %s did stays", (_, url) => {
  runAs(
    url,
    `document.head.append(document.createElement("style"));
    document.body.append(document.createElement("grammarly-popups"));
    document.documentElement.classList.add("translated-ltr");
    document.cookie = "other=1";`,
  );
  beginSession(statics);
  expect(document.head.querySelector("style")).not.toHaveAttribute("media");
  expect(document.body.children).toHaveLength(2);
  expect(document.documentElement).toHaveClass("translated-ltr");
  expect(document.cookie).toBe("other=1");
  document.documentElement.removeAttribute("class");
  runAs(url, 'document.cookie = "other=; Max-Age=0";');
});

test("React's portals, scripts and style sheets of releases stay", () => {
  render(createPortal(<p>A dialog of the remote</p>, document.body), {
    container: document.createElement("div"),
  });
  runAsOrders('document.body.append(document.createElement("script"));');
  beginSession(statics);
  expect(screen.getByText("A dialog of the remote")).toBeInTheDocument();
  expect(document.body.querySelector("script")).toBeInTheDocument();
});

test("attributes and cookies are as before", () => {
  document.body.className = "shell";
  runAs("https://example.org/r/shell/1.0.0/main.js", 'document.cookie = "known=1";');
  runAsOrders(`
    document.documentElement.style.display = "none";
    document.documentElement.setAttribute("inert", "");
    document.body.className = "orders";
    document.body.classList.add("more");
    document.body.hidden = true;
    document.getElementById("nothing");
    document.cookie = "orders=" + "x".repeat(100) + "; Path=/";`);
  document.documentElement.dataset["theme"] = "dark";
  beginSession(statics);
  expect(document.documentElement.getAttributeNames()).toEqual(["data-theme"]);
  expect(document.body.getAttributeNames()).toEqual(["class"]);
  expect(document.body).toHaveClass("shell", { exact: true });
  expect(document.cookie).toBe("known=1");
  document.body.removeAttribute("class");
});

test("listeners and timers pause while another page is shown", () => {
  document.title = "";
  runAsOrders(`
    const note = (event) => { document.title += typeof event === "object" ? event.type + "," : "timer,"; };
    addEventListener("one", note);
    document.addEventListener("two", note);
    window.onblur = note;
    const gone = () => { document.title += "gone,"; };
    addEventListener("one", gone);
    removeEventListener("one", gone);
    setInterval(note, 100);
    const loop = () => { note(); setTimeout(loop, 100); };
    setTimeout(loop, 100);`);
  const happen = (): string => {
    document.title = "";
    dispatchEvent(new Event("one"));
    document.dispatchEvent(new Event("two"));
    dispatchEvent(new Event("blur"));
    jest.advanceTimersByTime(150);
    return document.title;
  };
  expect(happen()).toBe("one,two,blur,timer,timer,");
  beginSession(statics);
  expect(happen()).toBe("");
  beginSession(orders);
  expect(happen()).toMatch(/^one,two,blur/);
});

test("a listener that an extension's own function removes is gone for remotes as well", () => {
  const removed = jest.fn();
  const own = new EventTarget();
  const { removeEventListener } = own;
  Object.assign(window, {
    removeEventListener(this: EventTarget, ...values: Parameters<typeof removeEventListener>) {
      removed(values[0]);
      removeEventListener.apply(this, values);
    },
  });
  watchRemotes(document.createElement("div"));
  runAsOrders('const note = () => {}; addEventListener("one", note); removeEventListener("one", note);');
  expect(removed).toHaveBeenCalledWith("one");
});

test("a page can't replace its document", () => {
  expect(() => runAsOrders('document.write("gone")')).toThrow("must not replace its document");
});

test("a page that was ended stays so until it is retried, or after another one", () => {
  expect(endSession()).toEqual(orders);
  expect(endSession()).toBeUndefined();
  const ended = jest.fn();
  const unsubscribe = onSessionEnd("orders", ended);
  expect(ended).toHaveBeenCalledTimes(1);
  beginSession(orders);
  expect(endSession()).toBeUndefined();
  retrySession(orders);
  expect(endSession()).toEqual(orders);
  expect(ended).toHaveBeenCalledTimes(2);
  unsubscribe();
  beginSession(statics);
  beginSession(orders);
  expect(endSession()).toEqual(orders);
});

test("a listener is told which release is left, also what was left before it was added", () => {
  const listener = jest.fn();
  beginSession(statics);
  onLeave(listener);
  expect(listener.mock.calls).toEqual([[orders]]);
  beginSession(orders);
  expect(listener.mock.calls).toEqual([[orders], [statics]]);
});
