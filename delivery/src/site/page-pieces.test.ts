import { createPagePieces } from "./page-pieces";

const readAll = async (pieces: AsyncGenerator<string>): Promise<string[]> => {
  const read: string[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
};

test("every reader gets all pieces, whenever it comes", async () => {
  const pieces = createPagePieces();
  const early = readAll(pieces.read());
  pieces.add("opening");
  await new Promise(setImmediate);
  const later = readAll(pieces.read());
  pieces.add("deferred part");
  await new Promise(setImmediate);
  pieces.end("end");
  const whole = ["opening", "deferred part", "end"];
  expect(await early).toEqual(whole);
  expect(await later).toEqual(whole);
  expect(await readAll(pieces.read())).toEqual(whole);
});

test("a piece can be read before the next one is there", async () => {
  const pieces = createPagePieces();
  pieces.add("opening");
  const reader = pieces.read();
  expect(await reader.next()).toEqual({ done: false, value: "opening" });
  const next = reader.next();
  pieces.end("end");
  expect(await next).toEqual({ done: false, value: "end" });
  expect((await reader.next()).done).toBe(true);
});
