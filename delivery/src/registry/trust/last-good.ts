import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

/** The newest state that a machine has verified, as stored. After a restart, the machine refuses older ones. */
export interface LastGood {
  trust: Buffer | undefined;
  state: Buffer | undefined;
}

export interface LastGoodStore {
  read(): Promise<LastGood | undefined>;
  write(lastGood: LastGood): Promise<void>;
}

const bytes = Type.Union([Type.String(), Type.Null()]);
const LastGoodSchema = Type.Object({ trust: bytes, state: bytes });

const decode = (text: Static<typeof bytes>): Buffer | undefined =>
  text === null ? undefined : Buffer.from(text, "base64");
const encode = (buffer: Buffer | undefined): Static<typeof bytes> => buffer?.toString("base64") ?? null;

/** A local file. If it can't be read, it counts as missing: the store is then verified from its last checkpoint. */
export const createLastGoodFile = (path: string): LastGoodStore => ({
  read: async () => {
    try {
      const { trust, state } = Value.Parse(LastGoodSchema, JSON.parse(await readFile(path, "utf8")));
      return { trust: decode(trust), state: decode(state) };
    } catch {
      return undefined;
    }
  },
  write: async ({ trust, state }) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.tmp`, JSON.stringify({ trust: encode(trust), state: encode(state) }));
    await rename(`${path}.tmp`, path);
  },
});
