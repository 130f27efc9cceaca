import { Writable } from "node:stream";

/** Takes what React writes, and hands it on part by part: React says, by `flush`, when what it wrote may go out. */
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
