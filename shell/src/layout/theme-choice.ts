export type Theme = "light" | "dark";

/** Where the visitor's choice is kept; without one the system's theme holds. */
export const THEME_KEY = "theme";

/** Runs before the first paint, so that the page never flashes in the wrong theme. Sent as an inline script. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

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
