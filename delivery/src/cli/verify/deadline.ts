import { ConfigError } from "@promptfolio/server/config/read-environment";

/**
 * How long a step of verify may take on this machine, in milliseconds. `VERIFY_TIMEOUT_FACTOR` multiplies the usual
 * time on a slow machine, such as a shared runner.
 * @throws ConfigError if the factor is not a number from 1 to 100
 */
export const scaleTimeout = (timeoutMs: number, factor = process.env["VERIFY_TIMEOUT_FACTOR"]): number => {
  const times = Number(factor || 1);
  if (!(times >= 1 && times <= 100))
    throw new ConfigError([`VERIFY_TIMEOUT_FACTOR must be a number from 1 to 100, not "${factor}".`]);
  return timeoutMs * times;
};

/** A step of verify took too long. The hanging work is abandoned, not cancelled. */
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
