/** All failures of one release at the same place in its code. */
export interface ReleaseErrorGroup {
  remote: string;
  version: string;
  /** `load`: it could not be fetched; `error`: it threw in a browser; `render`: the server could not render it. */
  kind: "load" | "error" | "render";
  /** The place in the sources, `src/orders/total.ts:12`; if that is unknown, a description of what happened. */
  place: string;
  /** That line of the source; null where its source map is missing. */
  source: string | null;
  /** The last message. */
  message: string;
  /** The page where it was last seen. */
  page: string;
  /** The last stack, resolved: `Total (src/orders/total.ts:12:5)`. */
  stack: string[];
  count: number;
  /** The count by browser, as far as it is known: `Firefox 143`. */
  browsers: Record<string, number>;
  firstSeen: string;
  lastSeen: string;
}
