import { existsSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { dirname } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import { APPLICATION_NAME } from "./engine-socket";
import type { SharedState } from "./shared-state";
import { FrameReader, isUnfinished, PARSE_COMPLETE, plainStatement, preparedStatement } from "./wire";

/** Part of the startup message of a site's connections, which give up on a statement after some seconds. */
const FROM_SITE = `application_name\0${APPLICATION_NAME}\0`;

/** The engine's maintenance has no time limit. */
const isMaintenance = (bytes: Buffer): boolean => /VACUUM|CHECKPOINT/.test(bytes.toString("latin1", 0, 100));

/** How often the socket is checked: programs that clean up temporary files delete it. */
const CHECK_INTERVAL_MS = 500;

interface Job {
  socket: Socket;
  bytes: Buffer;
}

/**
 * Shares the engine's single session among many connections. A statement's messages are sent to the engine together,
 * and its response is returned as a whole; while a connection is in a transaction, the others wait. Prepared statements
 * belong to the session, so all connections share them.
 */
export class EngineServer {
  #server: Server | undefined;
  #watch: NodeJS.Timeout | undefined;
  readonly #connections = new Set<Socket>();
  /** Connections whose statements are timed. */
  readonly #timed = new WeakSet<Socket>();
  readonly #prepared = new Map<string, Buffer>();
  #waiting: Job[] = [];
  /** The connection that is in a transaction, or in the middle of a statement. */
  #owner: Socket | undefined;
  #isWorking = false;

  /** @param onFatal called with the failure after which the engine can't continue: a PANIC, or a trap */
  constructor(
    private readonly engine: PGlite,
    private readonly state: SharedState,
    private readonly onFatal: (error: unknown) => void,
  ) {}

  /** Listens on a socket, and creates it again if somebody deletes it. */
  async listen(path: string): Promise<void> {
    await this.#open(path);
    this.#watch = setInterval(() => {
      if (existsSync(path)) return;
      // Closing also deletes the path, so that happens first. Open connections go on.
      this.#server?.close();
      this.#server = undefined;
      // As long as it can't be created, the site isn't ready.
      this.#open(path).catch(() => undefined);
    }, CHECK_INTERVAL_MS).unref();
  }

  stop(): Promise<void> {
    clearInterval(this.#watch);
    return new Promise((resolve) => {
      if (this.#server) this.#server.close(() => resolve());
      else resolve();
      for (const socket of this.#connections) socket.destroy();
    });
  }

  async #open(path: string): Promise<void> {
    makePrivateFolder(dirname(path));
    await new Promise<void>((resolve, reject) => {
      const server = createServer((socket) => this.#attend(socket)).once("error", reject);
      server.listen(path, () => {
        this.#server = server;
        resolve();
      });
    });
  }

  #attend(socket: Socket): void {
    const reader = new FrameReader();
    this.#connections.add(socket);
    socket.on("data", (chunk) => {
      for (const frame of reader.read(chunk)) {
        if (frame.kind === "encryption") socket.write("N");
        else if (frame.kind === "cancel" || frame.kind === "end") socket.end();
        else {
          if (frame.kind === "startup" && frame.bytes.includes(FROM_SITE)) this.#timed.add(socket);
          this.#waiting.push({ socket, bytes: frame.bytes });
        }
      }
      void this.#work();
    });
    // The client has disconnected; 'close' follows.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.#connections.delete(socket);
      this.#waiting = this.#waiting.filter((job) => job.socket !== socket);
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      for (;;) {
        if (this.#owner?.destroyed) await this.#abandon();
        const job = this.#take();
        if (!job) break;
        if (this.#timed.has(job.socket) && !isMaintenance(job.bytes)) this.state.startStatement();
        await this.#do(job);
        this.state.endStatement();
      }
      this.#isWorking = false;
    } catch (error) {
      this.onFatal(error);
    }
  }

  #take(): Job | undefined {
    const owner = this.#owner;
    if (!owner) return this.#waiting.shift();
    const at = this.#waiting.findIndex(({ socket }) => socket === owner);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  /** Rolls back the transaction that a lost connection left open. */
  async #abandon(): Promise<void> {
    this.#owner = undefined;
    await this.#run(plainStatement("ROLLBACK"));
  }

  async #do({ socket, bytes }: Job): Promise<void> {
    const statement = preparedStatement(bytes);
    const isKnown = statement !== undefined && this.#prepared.get(statement.name)?.equals(statement.message);
    const response = await this.#run(isKnown ? bytes.subarray(statement.message.length) : bytes);
    if (isKnown) response.unshift(PARSE_COMPLETE);
    else if (statement && response[0]?.[0] === PARSE_COMPLETE[0]) {
      this.#prepared.set(statement.name, Buffer.from(statement.message));
    }
    this.#owner = this.engine.isInTransaction() || isUnfinished(bytes) ? socket : undefined;
    if (socket.writable) socket.write(Buffer.concat(response));
  }

  async #run(bytes: Buffer): Promise<Buffer[]> {
    const response: Buffer[] = [];
    await this.engine.execProtocolRawStream(bytes, {
      syncToFs: false,
      // The engine reuses its buffer, so the data is copied.
      onRawData: (data) => void response.push(Buffer.from(data)),
    });
    return response;
  }
}
