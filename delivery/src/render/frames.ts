/** Messages between server and renderers: JSON, each preceded by its length in four bytes. */

const LENGTH_BYTES = 4;

/** A longer message is none. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;

export const encodeFrame = (message: unknown): Buffer => {
  const body = Buffer.from(JSON.stringify(message));
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + body.length);
  frame.writeUInt32LE(body.length, 0);
  body.copy(frame, LENGTH_BYTES);
  return frame;
};

/**
 * Takes chunks of bytes and passes on each complete message.
 * @throws Error for a frame that is too long or is not JSON.
 */
export const createFrameReader = (onMessage: (message: unknown) => void) => {
  let chunks: Buffer[] = [];
  let length = 0;

  /** The first `count` bytes received; joins chunks only as needed. */
  const take = (count: number): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
    chunks = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };

  let expected: number | undefined;
  return (chunk: Buffer): void => {
    chunks.push(chunk);
    length += chunk.length;
    for (;;) {
      if (expected === undefined) {
        if (length < LENGTH_BYTES) return;
        expected = take(LENGTH_BYTES).readUInt32LE(0);
        if (expected > MAX_FRAME_BYTES) throw new Error("a message is too long");
      }
      if (length < expected) return;
      const body = take(expected);
      expected = undefined;
      onMessage(JSON.parse(body.toString("utf8")));
    }
  };
};
