import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EngineOptions = Parameters<NodeFS["init"]>[1];

/** The part of Emscripten's file system that the hook needs: an open file and its descriptor in Node. */
interface NodeStreams {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

const hasNodeStreams = (module: object): module is NodeStreams => "NODEFS" in module;

/**
 * Emscripten's Node file system lacks fsync, so that PostgreSQL's commits would sit in the operating system's cache and
 * be lost at a power cut. This one calls the real fsync, and counts the calls.
 */
export class DurableFs extends NodeFS {
  syncs = 0;

  override async init(engine: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const addFsync = (module: object) => {
      if (!hasNodeStreams(module)) throw new Error("The database engine has no Node file system");
      module.NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
