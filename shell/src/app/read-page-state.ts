import { PAGE_STATE_ID, type PageState } from "@promptfolio/contracts/page";

const isPageState = (value: unknown): value is PageState =>
  typeof value === "object" && value !== null && "map" in value && "queries" in value && "seed" in value;

/**
 * Reads the page state that the server wrote into this page.
 * @throws Error if there is none: the page wasn't made by the delivery server.
 */
export const readPageState = (): PageState => {
  const value: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");
  if (!isPageState(value)) throw new Error("This page carries no state");
  return value;
};
