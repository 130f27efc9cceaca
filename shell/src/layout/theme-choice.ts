import { browserStorage, readStored } from "@promptfolio/lib/browser-storage";
import { storedKind } from "../session/storage";

/** Where the visitor's choice is stored; without one the system's theme applies. */
const THEME_KEY = "theme";

/**
 * Part of the inline script in the head, which runs before the first paint, so that the page never flashes in the wrong
 * theme. Nor does a signed-in visitor ever see the buttons for guests, which are all that the server can render:
 * `data-session` reserves the space of the other buttons in their place until the page has restored the session.
 */
export const showStoredChoices = (): void => {
  const { dataset } = document.documentElement;
  const theme = readStored("localStorage", THEME_KEY);
  if (theme === "light" || theme === "dark") dataset["theme"] = theme;
  const session = storedKind((key) => readStored("localStorage", key));
  if (session !== "guest") dataset["session"] = session;
};

/** The page now shows who is signed in, so nothing needs to be hidden any more. */
export const markSessionRendered = (): void => {
  delete document.documentElement.dataset["session"];
};

/** Chooses the other theme. */
export const switchTheme = (): void => {
  const { dataset } = document.documentElement;
  const shown = dataset["theme"] ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = shown === "dark" ? "light" : "dark";
  dataset["theme"] = next;
  browserStorage("localStorage").setItem(THEME_KEY, next);
};
