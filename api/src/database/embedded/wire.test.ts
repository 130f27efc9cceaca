import fc from "fast-check";
import { serialize } from "pg-protocol";
import { type Frame, FrameReader, isUnfinished, plainStatement, preparedStatement } from "./wire";

const STARTUP = serialize.startup({ user: "postgres" });
const BIND = [serialize.bind({}), serialize.describe({ type: "P" }), serialize.execute({})];

const read = (chunks: readonly Buffer[]): Frame[] => {
  const reader = new FrameReader();
  return chunks.flatMap((chunk) => reader.read(chunk));
};

describe("FrameReader", () => {
  const statement = Buffer.concat([serialize.parse({ text: "SELECT 1" }), ...BIND, serialize.sync()]);

  it("splits a client's messages into whole statements", () => {
    expect(read([Buffer.concat([STARTUP, statement, serialize.query("BEGIN"), serialize.end()])])).toEqual([
      { kind: "startup", bytes: STARTUP },
      { kind: "work", bytes: statement },
      { kind: "work", bytes: serialize.query("BEGIN") },
      { kind: "end" },
    ]);
  });

  it("recognises requests for encryption and cancellation", () => {
    expect(read([serialize.requestSsl(), STARTUP]).map(({ kind }) => kind)).toEqual([
      "encryption",
      "startup",
    ]);
    expect(read([serialize.cancel(1, 2)])).toEqual([{ kind: "cancel" }]);
  });

  it("returns the same frames for any split into chunks", () => {
    const large = serialize.query("x".repeat(3_000));
    const sent = Buffer.concat([STARTUP, statement, large, statement, serialize.end()]);
    const whole = read([sent]);
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: sent.length - 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(cuts, (unsorted) => {
        const places = [0, ...unsorted.sort((a, b) => a - b), sent.length];
        const chunks = places.slice(1).map((end, n) => sent.subarray(places[n], end));
        expect(read(chunks)).toEqual(whole);
      }),
    );
  });
});

it("finds the named statement that a frame prepares", () => {
  const parse = serialize.parse({ name: "list", text: "SELECT 1" });
  expect(preparedStatement(Buffer.concat([parse, ...BIND]))).toEqual({ name: "list", message: parse });
  expect(preparedStatement(serialize.parse({ text: "SELECT 1" }))).toBeUndefined();
  expect(preparedStatement(serialize.query("SELECT 1"))).toBeUndefined();
});

it("detects a frame that leaves a statement unfinished", () => {
  expect(isUnfinished(Buffer.concat([...BIND, serialize.flush()]))).toBe(true);
  expect(isUnfinished(Buffer.concat([...BIND, serialize.sync()]))).toBe(false);
});

it("encodes a plain statement as pg-protocol does", () => {
  expect(plainStatement("ROLLBACK")).toEqual(serialize.query("ROLLBACK"));
});
