import { useEffect } from "react";

/**
 * Replaces react-style-singleton, with which dialogs and menus lock the page's scrolling. That package writes changing
 * text into a style element, which a hash-based Content-Security-Policy blocks; constructed style sheets need no
 * permission.
 */
const createSharedSheet = () => {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css: string): void => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove: (): void => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
  };
};

/** A component that adds its `styles` to the page for as long as one of its instances is mounted. */
export const styleSingleton = () => {
  const sheet = createSharedSheet();
  return ({ styles }: { styles: string; dynamic?: boolean }): null => {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles]);
    return null;
  };
};
