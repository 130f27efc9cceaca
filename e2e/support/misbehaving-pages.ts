/** A page of a release that does harm in the browser. */
export interface MisbehavingPage {
  name: string;
  /** Runs in an effect of the page. */
  code: string;
  /** What is shown in place of the page: the shell's frame, or the last good version. */
  replacedBy?: "frame" | "last good version";
  /** What is reported as the release's failure; undefined where what it did only ends with its page. */
  reported?: RegExp;
}

const breaks = (what: string): string => `${what} = () => { throw new Error("broken by orders"); };`;
const removes = (name: string, code: string): MisbehavingPage => ({
  name,
  code,
  replacedBy: "frame",
  reported: /Removed parts of the document/,
});
const overwrites = (name: string, code: string): MisbehavingPage => ({
  name: `overwrites ${name}`,
  code,
  reported: /Overwrote/,
});

const ATTRIBUTES: MisbehavingPage[] = [
  { name: "hides html by a style", code: 'document.documentElement.style.display = "none";' },
  { name: "hides html", code: "document.documentElement.hidden = true;" },
  { name: "makes html inert", code: 'document.documentElement.setAttribute("inert", "");' },
  { name: "overwrites html's classes", code: 'document.documentElement.className = "orders";' },
  { name: "hides body", code: 'document.body.style.cssText = "visibility: hidden; opacity: 0";' },
  {
    name: "hides body later",
    code: 'const { style } = document.body; setTimeout(() => { style.display = "none"; });',
  },
  {
    name: "locks body",
    code: 'document.body.classList.add("locked"); document.body.toggleAttribute("inert", true);',
  },
  { name: "hides the root", code: 'document.getElementById("root").hidden = true;' },
  { name: "makes the root inert", code: 'document.getElementById("root").inert = true;' },
];

const DOCUMENT: MisbehavingPage[] = [
  removes("removes all of body", "document.body.replaceChildren();"),
  removes("empties body by its markup", 'document.body.innerHTML = "";'),
  removes("replaces body", 'document.body = document.createElement("body");'),
  removes("removes main", 'document.querySelector("main").remove();'),
  removes("empties the root", 'document.getElementById("root").textContent = "";'),
  removes("removes the head", "document.head.remove();"),
  removes(
    "removes the root again and again",
    'setInterval(() => document.getElementById("root")?.remove(), 20);',
  ),
  {
    name: "writes a document",
    code: 'document.write("gone");',
    replacedBy: "last good version",
    reported: /must not replace/,
  },
];

const BUILT_INS: MisbehavingPage[] = [
  overwrites("fetch", breaks("window.fetch")),
  overwrites("history.pushState", breaks("history.pushState")),
  overwrites("Array.prototype.map", breaks("Array.prototype.map")),
  overwrites("JSON.parse", breaks("JSON.parse")),
  overwrites("Map", breaks("window.Map")),
  overwrites("Response.ok", 'Object.defineProperty(Response.prototype, "ok", { get: () => false });'),
  overwrites("Headers", "window.Headers = undefined;"),
  overwrites("Storage", breaks("Storage.prototype.getItem")),
  overwrites("Element.closest", breaks("Element.prototype.closest")),
  overwrites("Promise", "window.Promise = undefined;"),
  overwrites("Intl", "window.Intl = undefined;"),
  overwrites("EventTarget", breaks("EventTarget.prototype.addEventListener")),
  overwrites("URL", breaks("window.URL")),
  overwrites("Node.appendChild", breaks("Node.prototype.appendChild")),
];

const LEFT_BEHIND: MisbehavingPage[] = [
  {
    name: "sets 60 cookies of 900 bytes",
    code: 'for (let n = 0; n < 60; n++) document.cookie = "orders" + n + "=" + "x".repeat(900) + "; path=/";',
  },
  {
    name: "fills the storage",
    code: 'for (const size of [200_000, 2_000, 20]) try { for (let n = 0; ; n++) localStorage.setItem("orders" + size + n, "x".repeat(size)); } catch {}',
    reported: /Filled the storage/,
  },
  {
    name: "adds styles",
    code: 'document.head.append(Object.assign(document.createElement("style"), { textContent: "* { display: none !important; }" }));',
  },
  {
    name: "adopts styles",
    code: 'const sheet = new CSSStyleSheet(); sheet.insertRule("main { display: none }"); document.adoptedStyleSheets.push(sheet);',
  },
  {
    name: "covers the page",
    code: 'document.body.append(Object.assign(document.createElement("div"), { style: "position: fixed; inset: 0; z-index: 9999" }));',
  },
  {
    name: "swallows each click but the first",
    code: 'let clicks = 0; addEventListener("click", (event) => { if (clicks++ > 0) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);',
  },
  {
    name: "changes the title again and again",
    code: 'setInterval(() => { document.title = "orders"; }, 20);',
  },
  {
    name: "navigates again and again",
    code: 'setInterval(() => history.pushState(null, "", "/orders/0?" + Math.random()), 200);',
  },
  {
    name: "throws again and again",
    code: 'const again = () => { setTimeout(again, 100); throw new Error("again"); }; setTimeout(again);',
    reported: /again/,
  },
  {
    name: "scrolls in each frame",
    code: "const scroll = () => { scrollTo(0, 0); requestAnimationFrame(scroll); }; scroll();",
  },
  {
    name: "asks before each unload",
    code: "window.onbeforeunload = (event) => { event.preventDefault(); return true; };",
  },
  { name: "handles popstate", code: 'window.onpopstate = () => { throw new Error("popstate"); };' },
  {
    name: "registers a service worker",
    code: 'navigator.serviceWorker?.register("/r/orders/2.0.0/remote-entry.js").catch(() => undefined);',
  },
  {
    name: "loops in microtasks",
    code: "let left = 2e6; const loop = () => { if (left-- > 0) queueMicrotask(loop); }; loop();",
  },
  {
    name: "loops with popstate",
    code: 'let left = 100; addEventListener("popstate", () => { if (left-- > 0) dispatchEvent(new PopStateEvent("popstate")); }); dispatchEvent(new PopStateEvent("popstate"));',
  },
  {
    name: "rejects a promise",
    code: 'Promise.reject(new Error("rejected by orders"));',
    reported: /rejected by orders/,
  },
];

export const MISBEHAVING_PAGES = [...ATTRIBUTES, ...DOCUMENT, ...BUILT_INS, ...LEFT_BEHIND];
