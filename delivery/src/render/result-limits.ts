/** Of a page, and of all its deferred parts together: in characters; the markup of a page in bytes. */
export const MAX_STYLES = 512 * 1024;
export const MAX_MARKUP = 2 * 1024 * 1024;

export const MAX_MESSAGE = 2_000;
export const MAX_STACK = 10_000;
export const MAX_GLOBALS = 100;

/** What a renderer may send for one page, in bytes: more than the longest page takes as JSON. */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** A failure, cut to what a message may hold. */
export const describeFailure = (error: unknown): { message: string; stack: string } => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message: String(message).slice(0, MAX_MESSAGE), stack: String(stack ?? "").slice(0, MAX_STACK) };
};
