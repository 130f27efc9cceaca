import { STORAGE_KEYS } from "../session/storage";

export type Theme = "light" | "dark";

/** Where the visitor's choice is stored; without one the system's theme applies. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint, sent as an inline script. So the page never flashes in the wrong theme, and a visitor who is
 * signed in never sees the buttons for guests, which are all that the server can render: `data-session` puts the room of
 * others in their place until the page knows who it is.
 */
export const THEME_SCRIPT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;const k=s.getItem("${STORAGE_KEYS.token}")&&(s.getItem("${STORAGE_KEYS.adminLoggedIn}")==="true"?"administrator":s.getItem("${STORAGE_KEYS.userLoggedIn}")==="true"&&"user");if(k)d.session=k}catch(e){}`;

/** The page shows who is signed in: nothing needs to be hidden any more. */
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
    // A browser that refuses storage keeps the choice for as long as the page lives.
  }
};
