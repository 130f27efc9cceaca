/** A step of verify took too long; what hangs is left behind. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** @throws DeadlineError if the work takes longer. */
export const withDeadline = async <T>(what: string, timeoutMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineError(`${what} took longer than ${timeoutMs / 1_000} s`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
