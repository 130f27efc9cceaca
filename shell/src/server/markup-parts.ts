import { Writable } from "node:stream";

/** Collects React's output and passes it on in parts: React calls `flush` when the output so far may be sent. */
export const createMarkupParts = (onPart: (markup: string) => void) => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const flush = (): void => {
    const markup = Buffer.concat(chunks.splice(0)).toString("utf8");
    if (markup !== "") onPart(markup);
  };
  return Object.assign(stream, { flush });
};
