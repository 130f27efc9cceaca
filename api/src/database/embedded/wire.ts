/** The part of PostgreSQL's protocol needed to share a session: where messages end, and which belong together. */

const code = (letter: string): number => letter.charCodeAt(0);

const PARSE = code("P");
const FLUSH = code("H");
const TERMINATE = code("X");
/** The server responds after these (plain statement, sync, flush, function call); they end a piece of work. */
const ENDS = new Set<number | undefined>([code("Q"), code("S"), FLUSH, code("F")]);

const CANCEL = 80_877_102;
const SSL = 80_877_103;
const GSS = 80_877_104;

export type Frame =
  | { kind: "startup" | "work"; bytes: Buffer }
  /** A request for encryption: the response is one letter. */
  | { kind: "encryption" }
  | { kind: "cancel" }
  | { kind: "end" };

const untyped = (bytes: Buffer): Frame => {
  const request = bytes.readInt32BE(4);
  if (request === SSL || request === GSS) return { kind: "encryption" };
  return request === CANCEL ? { kind: "cancel" } : { kind: "startup", bytes };
};

/** Splits a client's bytes into frames: the startup, and then statements with all messages that belong to them. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;
  /** Where the next message starts. */
  #at = 0;
  /** How many bytes to wait for before parsing again: a large message comes in many chunks. */
  #needed = 0;
  #isStarted = false;

  /** @returns the frames that are complete with this chunk */
  read(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame; frame = this.#next()) {
      if (frame.kind === "startup") this.#isStarted = true;
      frames.push(frame);
    }
    return frames;
  }

  #next(): Frame | undefined {
    const header = this.#isStarted ? 1 : 0;
    while (this.#length >= Math.max(this.#needed, this.#at + header + 4)) {
      const bytes = this.#joined();
      const start = this.#at;
      const end = start + header + bytes.readInt32BE(start + header);
      this.#needed = end;
      if (this.#length < end) return undefined;
      this.#at = end;
      if (!this.#isStarted) return untyped(this.#take());
      if (bytes[start] === TERMINATE) return { kind: "end" };
      if (ENDS.has(bytes[start])) return { kind: "work", bytes: this.#take() };
    }
    return undefined;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    const joined = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }

  #take(): Buffer {
    const bytes = this.#joined();
    const frame = bytes.subarray(0, this.#at);
    const rest = bytes.subarray(this.#at);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    this.#at = 0;
    this.#needed = 0;
    return frame;
  }
}

/** The name and the message of the statement that a piece of work prepares first, if it is a named one. */
export const preparedStatement = (work: Buffer): { name: string; message: Buffer } | undefined => {
  if (work[0] !== PARSE) return undefined;
  const name = work.toString("utf8", 5, work.indexOf(0, 5));
  return name === "" ? undefined : { name, message: work.subarray(0, 1 + work.readInt32BE(1)) };
};

/** Whether a piece of work leaves a statement unfinished, to be continued by the next frame. */
export const isUnfinished = (work: Buffer): boolean =>
  work.at(-5) === FLUSH && work.readInt32BE(work.length - 4) === 4;

/** The server's response to the preparation of a statement. */
export const PARSE_COMPLETE = Buffer.from([code("1"), 0, 0, 0, 4]);

/** The message of a plain statement. */
export const plainStatement = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};
