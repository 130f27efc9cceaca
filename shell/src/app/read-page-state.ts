import { PAGE_STATE_ID, type PageState } from "@promptfolio/contracts/page";
import { readPageState as readState } from "@promptfolio/lib/page-state-json";

/**
 * Reads the page state that the server wrote into this page.
 * @throws Error if there is none: the page wasn't made by the delivery server.
 */
export const readPageState = (): PageState =>
  readState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");
