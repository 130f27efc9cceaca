import { useEffect } from "react";

/**
 * Replaces react-style-singleton, with which dialogs and menus lock the page's scrolling. That package writes changing
 * text into a style element, which a hash-based Content-Security-Policy blocks; constructed style sheets need no
 * permission. Returns a component that adds its `styles` to the page while it is mounted. The first one's apply: a
 * later one has measured a page that is locked already, so its sheet goes before the others.
 */
export const styleSingleton =
  () =>
  ({ styles }: { styles: string; dynamic?: boolean }): null => {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
