import type { AllowedContent } from "../render/document";
import type { HtmlStream } from "./html-stream";

/** The HTML of a page. */
export interface HtmlPage {
  status: number;
  /** Consecutive parts; a stream, with nonce placeholders, if deferred parts are pending. */
  html: (string | Buffer)[] | HtmlStream;
  allowed: AllowedContent;
  /** Whether nothing is missing, so that it is worth caching. */
  isComplete: boolean;
  /** For a stream: the complete page, with all deferred parts in place; undefined if it did not become complete. */
  final?: Promise<HtmlPage | undefined>;
}

/** The page is at another URL. */
export class PageRedirect extends Error {
  override readonly name = "PageRedirect";
  constructor(
    readonly location: string,
    readonly status: 301 | 302 = 302,
  ) {
    super(location);
  }
}
