import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";

const LastGoodSchema = Type.Object({ trust: Type.String(), state: Type.String() });

/** The newest state that a machine has verified, as stored. After a restart, the machine refuses older ones. */
export interface LastGood {
  trust: Buffer;
  state: Buffer;
}
export type LastGoodStore = ReturnType<typeof createLastGoodFile>;

/** A local file. If it can't be read, it counts as missing: the store is then verified from its last checkpoint. */
export const createLastGoodFile = (path: string) => ({
  read: async (): Promise<LastGood | undefined> => {
    try {
      const { trust, state } = Value.Parse(LastGoodSchema, JSON.parse(await readFile(path, "utf8")));
      return { trust: Buffer.from(trust, "base64"), state: Buffer.from(state, "base64") };
    } catch {
      return undefined;
    }
  },
  write: async ({ trust, state }: LastGood): Promise<void> => {
    const text = JSON.stringify({ trust: trust.toString("base64"), state: state.toString("base64") });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.tmp`, text);
    await rename(`${path}.tmp`, path);
  },
});
