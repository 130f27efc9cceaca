import type { Page } from "@playwright/test";

/** Adds the nodes, attributes and overwritten functions of a dark mode, a spelling checker and a wallet, as they do. */
const installExtensions = (): void => {
  const { documentElement: html, body } = document;
  const element = (name: string, attributes: Record<string, string>): HTMLElement => {
    const created = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created;
  };

  const darken = (): void => {
    for (const sheet of document.querySelectorAll("style:not(.darkreader), link[rel=stylesheet]"))
      if (!sheet.nextElementSibling?.classList.contains("darkreader--sync"))
        sheet.after(element("style", { class: "darkreader darkreader--sync", media: "screen" }));
    for (const styled of document.querySelectorAll<HTMLElement>("main [style]")) {
      if (styled.hasAttribute("data-darkreader-inline-color")) continue;
      styled.setAttribute("data-darkreader-inline-color", "");
      styled.style.setProperty("--darkreader-inline-color", "#e8e6e3");
    }
  };
  const startDarkMode = (): void => {
    html.setAttribute("data-darkreader-mode", "dynamic");
    html.setAttribute("data-darkreader-scheme", "dark");
    document.head.prepend(
      element("meta", { name: "darkreader", content: "1" }),
      element("style", { class: "darkreader darkreader--fallback", media: "screen" }),
    );
    document.adoptedStyleSheets.push(new CSSStyleSheet());
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      return insertRule.apply(this, rule);
    };
    darken();
  };

  const checkSpelling = (): void => {
    for (const field of document.querySelectorAll("input:not([type=checkbox]), textarea")) {
      if (field.hasAttribute("data-gramm")) continue;
      for (const name of ["data-gramm", "data-gramm_editor", "data-enable-grammarly", "spellcheck"])
        field.setAttribute(name, "false");
      field.before(element("grammarly-extension", { "data-grammarly-shadow-root": "true", class: "cGcvT" }));
    }
  };
  const startSpelling = (): void => {
    body.setAttribute("data-new-gr-c-s-check-loaded", "14.1200.0");
    body.setAttribute("data-gr-ext-installed", "");
    html.append(element("grammarly-desktop-integration", { "data-grammarly-shadow-root": "true" }));
    checkSpelling();
  };

  const startWallet = (): void => {
    Object.defineProperty(window, "ethereum", { value: Object.freeze({ isMetaMask: true }) });
    window.dispatchEvent(new Event("ethereum#initialized"));
    const { fetch } = window;
    window.fetch = (...request) => fetch(...request);
    const pushState = history.pushState.bind(history);
    history.pushState = (...state) => pushState(...state);
    body.append(element("div", { id: "wallet-root", style: "position: fixed; bottom: 0" }));
  };

  startDarkMode();
  startSpelling();
  startWallet();
  new MutationObserver(() => {
    darken();
    checkSpelling();
  }).observe(html, { childList: true, subtree: true });
};

/** Starts the extensions on the page that is shown. */
export const startExtensions = (page: Page): Promise<void> => page.evaluate(installExtensions);

/** Starts the extensions on each page when its document has been read, before it is hydrated. */
export const startExtensionsEarly = async (page: Page): Promise<void> => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${installExtensions})`);
};
