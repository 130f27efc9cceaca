/** A page that is written piece by piece, for any number of readers, each from its beginning. */
export interface PagePieces {
  add(html: string): void;
  end(html: string): void;
  read(): AsyncGenerator<string>;
}

export const createPagePieces = (): PagePieces => {
  const pieces: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  let more = new Promise<void>((resolve) => (wake = resolve));

  const add = (html: string): void => {
    pieces.push(html);
    const waiting = wake;
    more = new Promise<void>((resolve) => (wake = resolve));
    waiting();
  };

  return {
    add,
    end: (html) => {
      ended = true;
      add(html);
    },
    read: async function* () {
      for (let next = 0; ; ) {
        const piece = pieces[next];
        if (piece !== undefined) {
          next += 1;
          yield piece;
        } else if (ended) return;
        else await more;
      }
    },
  };
};
