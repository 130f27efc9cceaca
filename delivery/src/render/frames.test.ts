import { createFrameReader, encodeFrame } from "./frames";

const read = (chunks: Buffer[]): unknown[] => {
  const messages: unknown[] = [];
  const reader = createFrameReader((message) => messages.push(message));
  for (const chunk of chunks) reader(chunk);
  return messages;
};

const MESSAGES = [{ kind: "part", text: "Kaffeehaus „海报“" }, { kind: "ended" }, "x".repeat(100_000)];
const bytes = Buffer.concat(MESSAGES.map(encodeFrame));

test.each([1, 3, 7, 4096, bytes.length])("reads whole messages from pieces of %i bytes", (size) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  expect(read(chunks)).toEqual(MESSAGES);
});

test("rejects malformed messages", () => {
  expect(() => read([Buffer.from([0xff, 0xff, 0xff, 0xff])])).toThrow("too long");
  expect(() => read([Buffer.from([2, 0, 0, 0, 0x7b, 0x7b])])).toThrow(SyntaxError);
});
