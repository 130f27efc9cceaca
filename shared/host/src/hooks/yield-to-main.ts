/**
 * Ends the current task, so that the code after it runs in its own task, and the visitor's input is handled in between.
 */
export const yieldToMain = (): Promise<void> =>
  typeof scheduler === "undefined" || !("yield" in scheduler)
    ? new Promise((resolve) => setTimeout(resolve))
    : scheduler.yield();
