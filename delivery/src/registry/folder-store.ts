import { appendFile, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Registry } from "@promptfolio/shared/contracts/registry";
import { readDescriptorText, readRegistryText } from "./documents";
import { type AuditLine, LostRaceError, type ReleaseStore } from "./release-store";
import { emptyRegistry } from "./transitions";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

const readIfThere = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Writes a file so that readers see the old contents or the new, and a power cut leaves one of them. */
const writeWhole = async (path: string, contents: Buffer | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.${Date.now()}.tmp`;
  const file = await open(temporary, "w");
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
};

/** How long to wait for another writer, and when a lock is taken for one that was left behind. In milliseconds. */
const LOCK = { patience: 5_000, stale: 10_000, pause: 25 };

/** Does the work while no other process writes the registry. */
const whileLocked = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(path), { recursive: true });
  const giveUpAt = Date.now() + LOCK.patience;
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > LOCK.stale) await rm(path, { force: true });
      else if (Date.now() > giveUpAt) throw new Error(`${path} is held by another process`);
      await wait(LOCK.pause);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
};

/** Releases and registry in a folder of this machine. */
export const createFolderStore = (folder: string): ReleaseStore => {
  const registryPath = join(folder, "registry.json");
  const auditPath = join(folder, "audit.jsonl");

  const pathOf = (id: string, version: string, path: string): string => {
    const base = resolve(folder, id, version);
    const target = resolve(base, path);
    if (!base.startsWith(resolve(folder) + sep) || !target.startsWith(base + sep))
      throw new Error(`${path} lies outside of its release`);
    return target;
  };

  const readRegistry = async (): Promise<Registry> => {
    const text = await readIfThere(registryPath);
    return text === null ? emptyRegistry() : readRegistryText(text.toString("utf8"));
  };

  return {
    registryTag: async () => {
      try {
        const { mtimeNs, ino, size } = await stat(registryPath, { bigint: true });
        return `${mtimeNs}-${ino}-${size}`;
      } catch (error) {
        if (isMissing(error)) return "none";
        throw error;
      }
    },
    readRegistry,
    writeRegistry: (next, expected, line) =>
      whileLocked(`${registryPath}.lock`, async () => {
        const current = await readRegistry();
        if (current.revision !== expected) throw new LostRaceError();
        const written = { ...next, revision: expected + 1, updatedAt: line.at };
        await writeWhole(registryPath, `${JSON.stringify(written, null, 2)}\n`);
        await appendFile(auditPath, `${JSON.stringify({ ...line, revision: written.revision })}\n`);
      }),
    readAudit: async () => {
      const text = await readIfThere(auditPath);
      const lines = (text?.toString("utf8") ?? "").split("\n").filter((line) => line !== "");
      return lines.map((line): AuditLine => JSON.parse(line));
    },
    readDescriptor: async (id, version) => {
      const text = await readIfThere(pathOf(id, version, "release.json"));
      return text === null ? null : readDescriptorText(text.toString("utf8"));
    },
    readFile: (id, version, path) => readIfThere(pathOf(id, version, path)),
    writeFile: (id, version, path, bytes) => writeWhole(pathOf(id, version, path), bytes),
    writeDescriptor: (descriptor) =>
      writeWhole(
        pathOf(descriptor.id, descriptor.version, "release.json"),
        `${JSON.stringify(descriptor, null, 2)}\n`,
      ),
  };
};
