/**
 * Starts the attempts one after the other: the next one as soon as the previous one has failed, or has taken longer
 * than `delayMs`. The first success wins, even that of an earlier, slower attempt. Rejects when all have failed, or
 * after `delayMs` for each.
 */
export const hedgedRequest = <T>(attempts: (() => Promise<T>)[], delayMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    let started = 0;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeoutMs = delayMs * attempts.length;
    const timeout = setTimeout(
      () => end(() => reject(new Error(`no response within ${timeoutMs} ms`))),
      timeoutMs,
    );

    const end = (settle: () => void): void => {
      clearTimeout(timer);
      clearTimeout(timeout);
      settle();
    };

    const startNext = (): void => {
      clearTimeout(timer);
      const attempt = attempts[started];
      if (!attempt) return;
      const number = ++started;
      timer = setTimeout(startNext, delayMs);
      attempt().then(
        (value) => end(() => resolve(value)),
        (error: unknown) => {
          failed += 1;
          if (failed === attempts.length) end(() => reject(error));
          else if (number === started) startNext();
        },
      );
    };

    startNext();
  });
