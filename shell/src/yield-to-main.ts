/** Ends the present task, so that what follows is one of its own, and the visitor's input comes in between. */
export const yieldToMain = (): Promise<void> =>
  typeof scheduler === "undefined" || !("yield" in scheduler)
    ? new Promise((resolve) => setTimeout(resolve))
    : scheduler.yield();
