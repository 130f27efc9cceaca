import { PAGE_STATE_ID, type PageState } from "@promptfolio/contracts/page";

const isPageState = (value: unknown): value is PageState =>
  typeof value === "object" && value !== null && "map" in value && "queries" in value && "seed" in value;

/**
 * What the server wrote into this page.
 * @throws Error if the page holds none: it wasn't made by the delivery server.
 */
export const readPageState = (): PageState => {
  const value: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");
  if (!isPageState(value)) throw new Error("This page carries no state");
  return value;
};
