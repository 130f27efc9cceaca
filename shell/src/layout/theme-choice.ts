import { STORAGE_KEYS } from "../session/storage";

export type Theme = "light" | "dark";

/** Where the visitor's choice is stored; without one the system's theme applies. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint, sent as an inline script, so that the page never flashes in the wrong theme. Nor does a
 * signed-in visitor ever see the buttons for guests, which are all that the server can render: `data-session` reserves
 * the space of the other buttons in their place until the page has restored the session.
 */
export const THEME_SCRIPT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;const k=s.getItem("${STORAGE_KEYS.token}")&&(s.getItem("${STORAGE_KEYS.adminLoggedIn}")==="true"?"administrator":s.getItem("${STORAGE_KEYS.userLoggedIn}")==="true"&&"user");if(k)d.session=k}catch(e){}`;

/** The page now shows who is signed in, so nothing needs to be hidden any more. */
export const markSessionRendered = (): void => {
  delete document.documentElement.dataset["session"];
};

export const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
};

export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // In a browser that refuses storage, the choice holds until the page is closed.
  }
};
