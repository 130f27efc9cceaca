import type { AllowedContent } from "../render/document";
import type { HtmlStream } from "./html-stream";

/** The HTML of a page. */
export interface HtmlPage {
  status: number;
  /** A stream, with placeholders for the nonce, if deferred parts are pending. */
  html: string | HtmlStream;
  allowed: AllowedContent;
  /** Whether it is all that it could be, and so worth caching. */
  isComplete: boolean;
  /** Of a stream: the complete page, with everything in its place; null if it did not become complete. */
  final?: Promise<HtmlPage | null>;
}

/** The page is somewhere else. */
export class PageRedirect extends Error {
  override readonly name = "PageRedirect";
  constructor(
    readonly location: string,
    readonly status: 301 | 302 = 302,
  ) {
    super(location);
  }
}
