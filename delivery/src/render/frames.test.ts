import { createFrameReader, encodeFrame } from "./frames";

const read = (chunks: Buffer[]): unknown[] => {
  const frames: unknown[] = [];
  const reader = createFrameReader((message, bytes) => frames.push([message, String(bytes)]));
  for (const chunk of chunks) reader(chunk);
  return frames;
};

const FRAMES = [
  [{ kind: "part", text: "Kaffeehaus „海报“" }, ""],
  [{ kind: "rendered" }, "<p>„海报“</p>"],
  [{ kind: "ended" }, ""],
  ["x".repeat(100_000), "y".repeat(100_000)],
] as const;
const bytes = Buffer.concat(FRAMES.map(([message, text]) => encodeFrame(message, Buffer.from(text))));

test.each([1, 3, 7, 4096, bytes.length])("reads whole messages from pieces of %i bytes", (size) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  expect(read(chunks)).toEqual(FRAMES);
});

test("rejects malformed messages", () => {
  const none = [0, 0, 0, 0];
  const tooMany = [0xff, 0xff, 0xff, 0xff];
  expect(() => read([Buffer.from([...tooMany, ...none])])).toThrow("too long");
  expect(() => read([Buffer.from([...none, ...tooMany])])).toThrow("too long");
  expect(() => read([Buffer.from([2, 0, 0, 0, ...none, 0x7b, 0x7b])])).toThrow(SyntaxError);
});
