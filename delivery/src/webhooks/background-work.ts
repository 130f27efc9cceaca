/** Work that runs beside requests, now or later. `close` drops what is scheduled, and waits for what runs. */
export interface BackgroundWork {
  readonly isClosing: boolean;
  start(work: Promise<void>): void;
  /** Does nothing once `close` was called. */
  schedule(delayMs: number, run: () => Promise<void>): void;
  close(): Promise<void>;
}

export const createBackgroundWork = (): BackgroundWork => {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosing = false;

  const start = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  return {
    get isClosing() {
      return isClosing;
    },
    start,
    schedule: (delayMs, run) => {
      if (isClosing) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(run());
      }, delayMs).unref();
      timers.add(timer);
    },
    close: async () => {
      isClosing = true;
      for (const timer of timers) clearTimeout(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
};
