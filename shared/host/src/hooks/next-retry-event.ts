/** Events after which a new attempt is worthwhile: the network may be back, or the visitor may need the part now. */
const RETRY_EVENTS = ["online", "pointerdown", "keydown"] as const;

/** Resolves with the type of the next event after which a failed fetch is worth another attempt. */
export const nextRetryEvent = (): Promise<string> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const stop = ({ type }: Event) => {
      listening.abort();
      resolve(type);
    };
    for (const name of RETRY_EVENTS)
      addEventListener(name, stop, { signal: listening.signal, capture: true });
  });
