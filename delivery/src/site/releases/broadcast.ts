/** Sends the same text to all who listen, whenever it has changed. */
export interface Broadcast {
  /** Sends the current text at once, and later ones. Returns a function that ends it. */
  join(send: (text: string) => void): () => void;
  /** Something may have changed. */
  publish(): void;
}

/** @param read the current text; read only while somebody listens, and once for all */
export const createBroadcast = (
  read: () => Promise<string>,
  onError: (error: unknown) => void,
): Broadcast => {
  const listeners = new Map<(text: string) => void, string>();
  let reading: Promise<void> | null = null;
  let isStale = false;

  const sendAll = async (): Promise<void> => {
    do {
      isStale = false;
      const text = await read();
      for (const [send, sent] of listeners) {
        if (sent === text) continue;
        listeners.set(send, text);
        send(text);
      }
    } while (isStale);
  };

  const publish = (): void => {
    isStale = true;
    if (reading || listeners.size === 0) return;
    reading = sendAll()
      .catch(onError)
      .finally(() => {
        reading = null;
      });
  };

  return {
    join: (send) => {
      listeners.set(send, "");
      publish();
      return () => listeners.delete(send);
    },
    publish,
  };
};
