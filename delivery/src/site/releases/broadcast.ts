/**
 * Sends the same text to all subscribers whenever it has changed.
 * @param read returns the current text; called only while there are subscribers, and once for all of them
 */
export const createBroadcast = (read: () => Promise<string>, onError: (error: unknown) => void) => {
  const listeners = new Map<(text: string) => void, string>();
  let reading: Promise<void> | undefined;
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

  /** Call when something may have changed. */
  const publish = (): void => {
    isStale = true;
    if (reading || listeners.size === 0) return;
    reading = sendAll()
      .catch(onError)
      .finally(() => {
        reading = undefined;
      });
  };

  return {
    /** Sends the current text at once, then each later one. Returns the function that unsubscribes. */
    join: (send: (text: string) => void) => {
      listeners.set(send, "");
      publish();
      return () => listeners.delete(send);
    },
    publish,
  };
};

export type Broadcast = ReturnType<typeof createBroadcast>;
