/** Failures of one release at one place in its code. */
export interface ReleaseErrorGroup {
  remote: string;
  version: string;
  /** `load`: it could not be fetched; `error`: it threw in a browser; `render`: the server could not render it. */
  kind: "load" | "error" | "render";
  /** Where in the sources, `src/orders/total.ts:12`; where nothing is known of that, what happened. */
  place: string;
  /** That line of the source; null where its source map is missing. */
  source: string | null;
  /** The last message. */
  message: string;
  /** The page on which it was seen last. */
  page: string;
  /** The last stack, resolved: `Total (src/orders/total.ts:12:5)`. */
  stack: string[];
  count: number;
  /** How often by browser, as far as it is known: `Firefox 143`. */
  browsers: Record<string, number>;
  firstSeen: string;
  lastSeen: string;
}
