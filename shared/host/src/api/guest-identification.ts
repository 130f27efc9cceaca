/** The calls whose answers name a browser that is new to the server. */
const PERSONAL = /^\/(usage|public\/(prompt-view|track-))/;

export const identifiesGuest = (path: string): boolean => PERSONAL.test(path);

/**
 * Lets personal calls go one after the other until one of them was answered: by then the browser has its guest's cookie.
 * At once, each would be answered as another new guest, and what one of them spent would be forgotten with its cookie.
 */
export const createGuestIdentification = () => {
  let isKnown = false;
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (isKnown) return call();
    const answer = last.then(call);
    last = answer.then(
      () => {
        isKnown = true;
      },
      () => undefined,
    );
    return answer;
  };
};
