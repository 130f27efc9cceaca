import { useEffect } from "react";

/**
 * Replaces react-style-singleton, with which dialogs and menus lock the page's scrolling. That package writes changing
 * text into a style element, which a hash-based Content-Security-Policy blocks; constructed style sheets need no
 * permission. Returns a component that adds the `styles` of its first instance to the page for as long as any instance is
 * mounted: a later one has measured a page that is locked already.
 */
export const styleSingleton = () => {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return ({ styles }: { styles: string; dynamic?: boolean }): null => {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
};
