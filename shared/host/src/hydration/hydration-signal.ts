/** Says when a part may be hydrated. */
export const createHydrationSignal = () => {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const signal = {
    opened,
    isOpen: false,
    open: () => {
      signal.isOpen = true;
      release();
    },
  };
  return signal;
};

export type HydrationSignal = ReturnType<typeof createHydrationSignal>;
