import { createHtmlStream } from "./html-page";

const readAll = async (stream: AsyncGenerator<string>): Promise<string[]> => {
  const read: string[] = [];
  for await (const piece of stream) read.push(piece);
  return read;
};

test("gives every reader all parts, whenever it starts", async () => {
  const stream = createHtmlStream();
  const early = readAll(stream.read());
  stream.add("opening");
  await new Promise(setImmediate);
  const later = readAll(stream.read());
  stream.add("deferred");
  await new Promise(setImmediate);
  stream.end("end");
  const all = ["opening", "deferred", "end"];
  expect(await early).toEqual(all);
  expect(await later).toEqual(all);
  expect(await readAll(stream.read())).toEqual(all);
});

test("delivers a part before the next one is added", async () => {
  const stream = createHtmlStream();
  stream.add("opening");
  const reader = stream.read();
  expect(await reader.next()).toEqual({ done: false, value: "opening" });
  const next = reader.next();
  stream.end("end");
  expect(await next).toEqual({ done: false, value: "end" });
  expect((await reader.next()).done).toBe(true);
});
