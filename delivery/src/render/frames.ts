/** Messages between server and renderers: two lengths of four bytes each, JSON of the first, and bytes of the second. */

const HEADER_BYTES = 8;

/** A longer message is none. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;

const NO_BYTES = Buffer.alloc(0);

export const encodeFrame = (message: unknown, bytes: Buffer = NO_BYTES): Buffer => {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.allocUnsafe(HEADER_BYTES);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([header, body, bytes]);
};

/**
 * Takes chunks of bytes and passes on each complete message.
 * @throws Error for a frame that is too long or is not JSON.
 */
export const createFrameReader = (onMessage: (message: unknown, bytes: Buffer) => void) => {
  let chunks: Buffer[] = [];
  let length = 0;

  /** The first `count` bytes received; joins chunks only as needed. */
  const take = (count: number): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
    chunks = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };

  let expected: { body: number; all: number } | undefined;
  return (chunk: Buffer): void => {
    chunks.push(chunk);
    length += chunk.length;
    for (;;) {
      if (expected === undefined) {
        if (length < HEADER_BYTES) return;
        const header = take(HEADER_BYTES);
        const body = header.readUInt32LE(0);
        expected = { body, all: body + header.readUInt32LE(4) };
        if (expected.all > MAX_FRAME_BYTES) throw new Error("a message is too long");
      }
      if (length < expected.all) return;
      const frame = take(expected.all);
      const { body } = expected;
      expected = undefined;
      onMessage(JSON.parse(frame.toString("utf8", 0, body)), frame.subarray(body));
    }
  };
};
