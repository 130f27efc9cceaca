import type { AllowedContent } from "../render/document";

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

export class PageRedirect extends Error {
  override readonly name = "PageRedirect";
  constructor(
    readonly location: string,
    readonly status: 301 | 302 = 302,
  ) {
    super(location);
  }
}

/** A page that is written in parts, for any number of readers; each reads it from the beginning. */
export const createHtmlStream = () => {
  const parts: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  let next = new Promise<void>((resolve) => (wake = resolve));

  const add = (html: string): void => {
    parts.push(html);
    const wakeReaders = wake;
    next = new Promise<void>((resolve) => (wake = resolve));
    wakeReaders();
  };

  return {
    add,
    end: (html: string): void => {
      ended = true;
      add(html);
    },
    read: async function* (): AsyncGenerator<string> {
      for (let index = 0; ; ) {
        const part = parts[index];
        if (part !== undefined) {
          index += 1;
          yield part;
        } else if (ended) return;
        else await next;
      }
    },
  };
};

export type HtmlStream = ReturnType<typeof createHtmlStream>;
