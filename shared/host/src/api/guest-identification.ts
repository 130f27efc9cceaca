/** Paths whose responses set the cookie of a new guest. */
const IDENTIFYING = /^\/(usage|public\/(prompt-view|track-))/;

export const identifiesGuest = (path: string): boolean => IDENTIFYING.test(path);

/**
 * Serialises requests until the guest is identified, that is until one of them has succeeded and the browser has its
 * cookie. Parallel requests would each count as another new guest, and the credits they spent would be lost with
 * their cookies.
 * @param sent a request that is under way already
 */
export const createGuestIdentification = (sent?: Promise<unknown>) => {
  let isIdentified = false;
  let last: Promise<unknown> = Promise.resolve();
  const awaitGuest = (response: Promise<unknown>): void => {
    last = response.then(
      () => {
        isIdentified = true;
      },
      () => undefined,
    );
  };
  if (sent) awaitGuest(sent);
  return <Result>(send: () => Promise<Result>): Promise<Result> => {
    if (isIdentified) return send();
    const response = last.then(send);
    awaitGuest(response);
    return response;
  };
};
