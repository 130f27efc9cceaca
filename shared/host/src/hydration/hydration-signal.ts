/** Signals that a part may be hydrated. */
export interface HydrationSignal {
  readonly opened: Promise<void>;
  isOpen: boolean;
  /** Whether the part suspends on it; undefined before the part's first render. */
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
      // With this field React continues in the same render instead of suspending.
      Object.assign(opened, { status: "fulfilled" });
      release();
    },
  };
  return signal;
};
