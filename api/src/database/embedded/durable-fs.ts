import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { GROUP_AND_OTHERS } from "../../config/data-folder";

type EngineOptions = Parameters<NodeFS["init"]>[1];

/** The part of Emscripten's file system that the hooks need: an open file's descriptor in Node, and file attributes. */
interface NodeFiles {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    doSetAttr(file: unknown, node: unknown, attributes: { mode?: number }, ...calls: unknown[]): void;
  };
}

const hasNodeFiles = (module: object): module is NodeFiles => "NODEFS" in module;

/**
 * Emscripten's Node file system lacks fsync, so PostgreSQL's commits would stay in the operating system's cache and be
 * lost in a power cut. This one calls the real fsync, and counts the calls. The engine also sets the mode of its files
 * to 0666 regardless of the umask; this one keeps them accessible to this user only.
 */
export class DurableFs extends NodeFS {
  syncs = 0;

  override async init(engine: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const addHooks = (module: object) => {
      if (!hasNodeFiles(module)) throw new Error("The database engine has no Node file system");
      const { NODEFS } = module;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        fsyncSync(stream.nfd);
        return 0;
      };
      const setAttributes = NODEFS.doSetAttr;
      NODEFS.doSetAttr = (file, node, attributes, ...calls) => {
        const { mode } = attributes;
        const narrowed = mode == null ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS };
        try {
          setAttributes(file, node, narrowed, ...calls);
        } catch (error) {
          // Some file systems have no rights for files, which the operator is warned of at the start.
          if (mode == null) throw error;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addHooks, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
