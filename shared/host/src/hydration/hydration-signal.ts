/** Says when a part may be hydrated. */
export interface HydrationSignal {
  readonly opened: Promise<void>;
  isOpen: boolean;
  /** Whether the part suspends for it; not set before the part's first rendering. */
  isAwaited?: boolean;
  open(): void;
}

export const createHydrationSignal = (): HydrationSignal => {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const signal: HydrationSignal = {
    opened,
    isOpen: false,
    open: () => {
      signal.isOpen = true;
      // React goes on within the same rendering with a promise that says so.
      Object.assign(opened, { status: "fulfilled" });
      release();
    },
  };
  return signal;
};
