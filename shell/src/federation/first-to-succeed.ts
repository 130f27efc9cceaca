/**
 * Makes the attempts one after the other: the next as soon as one has failed, or has taken longer than `patience`
 * milliseconds. The first that succeeds counts, also one that was passed by. Rejects when all have failed, or when the
 * patience for all of them together is over.
 */
export const firstToSucceed = <T>(attempts: (() => Promise<T>)[], patience: number): Promise<T> =>
  new Promise((resolve, reject) => {
    let started = 0;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const whole = patience * attempts.length;
    const givingUp = setTimeout(() => end(() => reject(new Error(`no answer within ${whole} ms`))), whole);

    const end = (settle: () => void): void => {
      clearTimeout(timer);
      clearTimeout(givingUp);
      settle();
    };

    const startNext = (): void => {
      clearTimeout(timer);
      const attempt = attempts[started];
      if (!attempt) return;
      const number = ++started;
      timer = setTimeout(startNext, patience);
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
