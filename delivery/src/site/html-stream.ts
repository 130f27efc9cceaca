/** A page that is written in parts, for any number of readers; each reads it from the beginning. */
export interface HtmlStream {
  add(html: string): void;
  end(html: string): void;
  read(): AsyncGenerator<string>;
}

export const createHtmlStream = (): HtmlStream => {
  const parts: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  let next = new Promise<void>((resolve) => (wake = resolve));

  const add = (html: string): void => {
    parts.push(html);
    const wakeReaders = wake;
    next = new Promise<void>((resolve) => (wake = resolve));
    wakeReaders();
  };

  return {
    add,
    end: (html) => {
      ended = true;
      add(html);
    },
    read: async function* () {
      for (let index = 0; ; ) {
        const part = parts[index];
        if (part !== undefined) {
          index += 1;
          yield part;
        } else if (ended) return;
        else await next;
      }
    },
  };
};
