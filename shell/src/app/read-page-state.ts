import { PAGE_STATE_ID, type PageState, parsePageState } from "@promptfolio/contracts/page";

/**
 * Reads the page state that the server wrote into this page.
 * @throws Error if there is none: the page wasn't made by the delivery server.
 */
export const readPageState = (): PageState =>
  parsePageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");
