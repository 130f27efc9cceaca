import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
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
 * lost in a power cut. This one calls the real fsync. The engine also sets the mode of its files
 * to 0666 regardless of the umask; this one keeps them accessible to this user only.
 */
class DurableFs extends NodeFS {
  constructor(
    folder: string,
    private readonly onSync: (() => void) | undefined,
  ) {
    super(folder);
  }

  override init(engine: PGlite, options: EngineOptions) {
    const addHooks = (module: object) => {
      if (!hasNodeFiles(module)) throw new Error("The database engine has no Node file system");
      const { NODEFS } = module;
      NODEFS.stream_ops.fsync = (stream) => {
        this.onSync?.();
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
    return super.init(engine, { ...options, preRun: [addHooks, ...(options.preRun ?? [])] });
  }
}

/**
 * `-F` switches fsync off, so it is removed; the wasm build supports only this way of syncing the log. The buffers are
 * small, as the operating system's cache does the same and the site should fit into a small machine.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=32MB",
];

/**
 * Opens the engine with the extension that the schema needs.
 * @param archive the database of an empty folder
 * @param onSync called for each fsync
 */
export const openEngine = (
  folder: string,
  { archive, onSync }: { archive?: Blob; onSync?: () => void },
): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFs(folder, onSync),
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
    ...(archive && { loadDataDir: archive }),
  });

/**
 * The exit status by which the engine reports a failed statement. Any other error is a PANIC or a trap, after which it
 * can't continue.
 */
const STATEMENT_FAILED = 100;

const isStatementFailure = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === STATEMENT_FAILED;

/**
 * Reports a fatal error of the engine. PGlite treats every error of the engine as a failed statement, and continues
 * with the next message even when the engine is dead.
 */
export const watchEngine = ({ Module: engine }: PGlite, onFatal: (error: unknown) => void): void => {
  const next = engine._PostgresMainLoopOnce;
  let isDead = false;
  engine._PostgresMainLoopOnce = () => {
    try {
      next();
    } catch (error) {
      if (!isDead && !isStatementFailure(error)) {
        isDead = true;
        onFatal(error);
      }
      throw error;
    }
  };
};
