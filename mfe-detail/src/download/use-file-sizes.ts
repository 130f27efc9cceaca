import { useEffect, useState } from "react";

/** Bytes by URL, as far as servers tell them. One request after another: the first makes the file. */
export const useFileSizes = (urls: readonly string[]): Record<string, number> => {
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const list = urls.join("\n");
  useEffect(() => {
    const unmounted = new AbortController();
    const read = async () => {
      for (const url of list.split("\n")) {
        // One at a time, so that a page asks for no more of the server than a single download would.
        const { headers } = await fetch(url, { method: "HEAD", signal: unmounted.signal });
        const bytes = Number(headers.get("content-length"));
        if (bytes > 0) setSizes((known) => ({ ...known, [url]: bytes }));
      }
    };
    read().catch((error: unknown) => {
      if (!unmounted.signal.aborted) console.warn("The files' sizes are not known", error);
    });
    return () => unmounted.abort();
  }, [list]);
  return sizes;
};
