import type { Browser } from "playwright";
import { scaleTimeout } from "../deadline";
import { serveWithoutPage } from "./needed-scripts";

// `installGuard`, which runs before the page's own scripts, and `globalRules` run in the page under test. They are sent to
// it as text, so they use nothing else from this module.

declare global {
  interface Window {
    verifyGuard?: { changedGlobals(): string[] };
  }
}

/** Records the built-in functions that all scripts rely on, to detect those that are overwritten. */
export const installGuard = (): void => {
  const ownFunctions = (owner: object): [string, unknown][] =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([name, { value, get }]) => [
      name,
      value ?? get,
    ]);
  const watched: [string, object][] = [
    ["history.", history],
    ["JSON.", JSON],
    ["Object.", Object],
    ["Promise.", Promise],
    ...[
      ...[Object, Function, Array, String, Number, Promise, Map, Set, URL, EventTarget, Node, Element],
      ...[Document, History, Storage, XMLHttpRequest, Navigator, CSSStyleSheet],
    ].map((builtIn): [string, object] => [`${builtIn.name}.prototype.`, builtIn.prototype]),
  ];
  const windowNames = Object.getOwnPropertyNames(window).filter(
    (name) => typeof Object.getOwnPropertyDescriptor(window, name)?.value === "function",
  );
  // A host replaces them to survive what extensions moved and overwrote, and to end what a remote began.
  const replacedByHosts = new Set([
    ...["Node.prototype.insertBefore", "Node.prototype.removeChild", "Storage.prototype.setItem"],
    ...["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"],
    ...["History.prototype.pushState", "History.prototype.replaceState"],
  ]);
  const snapshot = (): Map<string, unknown> =>
    new Map([
      ...windowNames.map((name): [string, unknown] => [name, Reflect.get(window, name)]),
      ...watched.flatMap(([prefix, owner]) =>
        ownFunctions(owner).map(([name, value]): [string, unknown] => [prefix + name, value]),
      ),
    ]);
  const before = snapshot();
  window.verifyGuard = {
    changedGlobals: () =>
      // A new name without a value, as Svelte's runtime adds to elements, overwrites nothing.
      [...snapshot()].flatMap(([name, value]) =>
        before.get(name) === value || replacedByHosts.has(name) ? [] : [name],
      ),
  };
};

export interface GlobalRule {
  text: string;
  properties: string[];
}

/**
 * The CSS rules that match elements without a class: they apply to the whole site, not to one component. Print rules
 * are left out, as only the page itself is printed.
 */
export const globalRules = (): GlobalRule[] => {
  const probe = document.implementation.createHTMLDocument();
  const names =
    "header nav main section article aside footer div p span a h1 h2 h3 ul li table td form label input button select textarea img svg dialog";
  probe.body.innerHTML = `<div id="root">${names
    .split(" ")
    .map((name) => `<${name}></${name}>`)
    .join("")}</div>`;
  probe.getElementById("root")?.querySelector("main")?.setAttribute("id", "main");
  for (const link of probe.querySelectorAll("a")) link.setAttribute("href", "/");
  const elements = [...probe.querySelectorAll("*")];

  const reachesAll = (selector: string): boolean => {
    const anyState = selector
      .replace(/::[a-z-]+(\([^)]*\))?|:(hover|active|visited|link|focus(-visible|-within)?)\b/g, "")
      .replace(/(^|,)\s*(?=,|$)/g, "$1*");
    try {
      return elements.some((element) => element.matches(anyState));
    } catch {
      // A selector that this browser does not support matches nothing.
      return false;
    }
  };
  const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): GlobalRule[] =>
    rulesIn(sheet).flatMap((rule) => {
      if (rule instanceof CSSStyleRule)
        return reachesAll(rule.selectorText) ? [{ text: rule.cssText, properties: [...rule.style] }] : [];
      if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesOf(rule.styleSheet) : [];
      const isForPrint = rule instanceof CSSMediaRule && rule.media.mediaText === "print";
      return rule instanceof CSSGroupingRule && !isForPrint ? rulesOf(rule) : [];
    });
  const rulesIn = (sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] => {
    try {
      return [...sheet.cssRules];
    } catch {
      // The style sheet did not load: it applies to nothing.
      return [];
    }
  };
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesOf);
};

const TIMEOUT_MS = 20_000;

/** The shell's own site-wide CSS. */
export interface FrameRules {
  texts: Set<string>;
  properties: Set<string>;
}

/** What a remote adds to the site: rules that the shell hasn't. Custom properties of names of its own reach nobody else. */
export const addedRules = (rules: GlobalRule[], frame: FrameRules): string[] =>
  rules
    .filter(({ text }) => !frame.texts.has(text))
    .filter(({ properties }) =>
      properties.some((name) => !name.startsWith("--") || frame.properties.has(name)),
    )
    .map(({ text }) => text);

/** The shell's own site-wide CSS rules: those that apply in its frame around a page that fails to load. */
export const frameRules = async (browser: Browser, origin: string, path: string): Promise<FrameRules> => {
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(scaleTimeout(TIMEOUT_MS));
    const page = await context.newPage();
    await page.route(/\/r\/(?!shell\/)[^/]+\/[^/]+\//, (route) => route.abort());
    await serveWithoutPage(page, origin + path);
    await page.goto(origin + path);
    await page.waitForSelector("[data-failed-remote]");
    const rules = await page.evaluate(globalRules);
    return {
      texts: new Set(rules.map(({ text }) => text)),
      properties: new Set(rules.flatMap(({ properties }) => properties)),
    };
  } finally {
    await context.close();
  }
};
