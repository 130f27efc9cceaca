import type { ChildProcess } from "node:child_process";
import { Duplex } from "node:stream";
import { reasonOf } from "@promptfolio/server/error-code";
import { Compile } from "typebox/compile";
import { createFrameReader, encodeFrame } from "./frames";
import {
  type CodeFile,
  FromRenderer,
  type Inspection,
  type MarkupPart,
  type PageJob,
  pageOf,
  type RenderedPage,
  type ToRenderer,
} from "./messages";
import type { DeferredQuery, RenderResult } from "./module-host";
import { lowerPriority, residentMegabytes, restorePriority } from "./process-tree";
import { RenderError } from "./render-error";
import { createPartCheck, pageError } from "./result-error";
import { MAX_PAGE_BYTES } from "./result-limits";
import { killRenderer } from "./sandbox";

/** Deferred queries, and the receiver of the parts that wait for them. */
export interface Streaming {
  deferred: DeferredQuery[];
  /** The nonce of the inline scripts that move deferred parts into place. */
  nonce?: string;
  onPart(part: MarkupPart): void;
}

export interface RendererLimits {
  /** How long one page may take, in milliseconds. */
  timeoutMs: number;
  /** The maximum memory of a renderer, in megabytes, including buffers. A renderer that exceeds it is stopped. */
  memoryMb: number;
  /** Called with the URL of a page before what was rendered for it is read. */
  onResult?(url: string): void;
}

/** A page that has been sent except for its deferred parts. */
interface StreamingPage {
  url: string;
  /** Why a part must not be shown. */
  partError(part: MarkupPart): string | undefined;
  onPart(part: MarkupPart): void;
  end(): void;
  fail(error: RenderError): void;
  timer?: NodeJS.Timeout;
}

interface Rendering {
  id: number;
  job: PageJob;
  streaming: Streaming;
  resolve(result: RenderResult): void;
  reject(error: RenderError): void;
}

const MEMORY_CHECK_INTERVAL_MS = 200;
/**
 * The fraction of its time after which a page's process gets lower priority, so that an endless loop slows others
 * little.
 */
const PROMPT_PART = 0.1;
const START_TIMEOUT_MS = 10_000;
const fromRenderer = Compile(FromRenderer);

/** How much of a dying renderer's output is logged, in characters. */
const MAX_ERROR_OUTPUT = 2_000;

/**
 * A process that renders one page at a time. `onExit` receives why the process ended, and whether it was idle: then
 * something that a page left behind, such as a timer that threw, has ended it.
 */
export const createRenderer = (
  child: ChildProcess,
  { timeoutMs, memoryMb, onResult }: RendererLimits,
  onExit: (reason: string, wasIdle: boolean) => void,
) => {
  const channel = child.stdio[3];
  // Nothing has this id: a process that could not be started.
  const { pid = 0 } = child;
  if (!(channel instanceof Duplex)) throw new Error("A renderer was started without a channel");
  const sent = new Set<string>();
  const streams = new Map<number, StreamingPage>();
  const inspections = new Map<number, (inspection: Inspection) => void>();
  let busy: Rendering | undefined;
  let timer: NodeJS.Timeout | undefined;
  let memoryTimer: NodeJS.Timeout | undefined;
  let priorityTimer: NodeJS.Timeout | undefined;
  let isLowered = false;
  let nextId = 1;
  let isReady = false;
  let hasEnded = false;
  /** How much it may still send. */
  let allowedBytes = MAX_PAGE_BYTES;
  let isExpected = false;
  let errorOutput = "";
  let settleReady: { resolve(): void; reject(error: Error): void };
  const ready = new Promise<void>((resolve, reject) => (settleReady = { resolve, reject }));

  const send = (message: ToRenderer): void => {
    if (!hasEnded) channel.write(encodeFrame(message));
  };

  const stopTimers = (): void => {
    clearTimeout(timer);
    clearInterval(memoryTimer);
    clearTimeout(priorityTimer);
  };

  const lower = (): void => {
    isLowered = true;
    lowerPriority(pid);
  };

  const restore = (): void => {
    if (isLowered) restorePriority(pid);
    isLowered = false;
  };

  const settle = (): Rendering | undefined => {
    const rendering = busy;
    stopTimers();
    busy = undefined;
    return rendering;
  };

  const close = (reason: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    const wasIdle = !busy && streams.size === 0;
    const error = new RenderError(reason, { isLost: true, isRefused: isExpected });
    settleReady.reject(error);
    settle()?.reject(error);
    for (const page of streams.values()) {
      clearTimeout(page.timer);
      page.fail(error);
    }
    streams.clear();
    killRenderer(child);
    channel.destroy();
    onExit(reason, wasIdle && !isExpected);
  };

  const checkMemory = (): void => {
    const megabytes = residentMegabytes(pid) ?? 0;
    if (megabytes <= memoryMb) return;
    if (!busy) isExpected = true;
    close(`it held ${Math.round(megabytes)} MB; ${memoryMb} MB are allowed`);
  };

  /**
   * Forwards deferred responses as they become ready. Once all are there, the page must end within the time of one
   * page.
   */
  const forwardDeferred = (id: number, page: StreamingPage, deferred: DeferredQuery[]): void => {
    const forwarded = deferred.map(async ({ path, response }) => {
      const settled = await response;
      if (streams.has(id)) send({ kind: "response", id, path, response: settled });
    });
    void Promise.all(forwarded).then(() => {
      if (!streams.has(id)) return;
      page.timer = setTimeout(
        () => close(`the deferred parts were not rendered within ${timeoutMs} ms`),
        timeoutMs,
      );
    });
  };

  const openStream = (page: RenderedPage, { id, job, streaming }: Rendering): RenderResult => {
    const { deferred, nonce, onPart } = streaming;
    const ended = new Promise<void>((end, fail) => {
      const stream: StreamingPage = { url: job.url, partError: createPartCheck(nonce), onPart, end, fail };
      streams.set(id, stream);
      forwardDeferred(id, stream, deferred);
    });
    return { page, ended };
  };

  const endStream = (id: number, error?: RenderError): void => {
    const page = streams.get(id);
    clearTimeout(page?.timer);
    streams.delete(id);
    if (error) page?.fail(error);
    else page?.end();
  };

  const receivePart = (id: number, part: MarkupPart): void => {
    const page = streams.get(id);
    if (!page) return;
    onResult?.(page.url);
    const error = page.partError(part);
    if (error) endStream(id, new RenderError(error, { isLost: true }));
    else page.onPart(part);
  };

  const receivePage = (rendering: Rendering, page: RenderedPage, isOpen: boolean): void => {
    const { job, streaming } = rendering;
    onResult?.(job.url);
    const isShellOnly = job.page === null;
    const error = pageError(page, streaming.nonce, isShellOnly);
    if (error) rendering.reject(new RenderError(error));
    else rendering.resolve(isOpen ? openStream(page, rendering) : { page, ended: undefined });
  };

  const failureIn = ({ message, stack }: { message: string; stack: string }): RenderError =>
    new RenderError(message, { stackInRenderer: stack });

  const receive = (message: FromRenderer, bytes: Buffer): void => {
    if (message.kind === "ready") {
      isReady = true;
      settleReady.resolve();
    } else if (message.kind === "part") receivePart(message.id, message.part);
    else if (message.kind === "inspected") inspections.get(message.id)?.(message.inspection);
    else if (message.kind === "ended")
      endStream(message.id, message.failure ? failureIn(message.failure) : undefined);
    else if (busy?.id === message.id) {
      const rendering = settle();
      restore();
      if (message.kind === "failed") rendering?.reject(failureIn(message.failure));
      else if (rendering) receivePage(rendering, pageOf(message.page, bytes), message.open);
      checkMemory();
    }
  };

  const read = createFrameReader((message, bytes) => {
    if (!fromRenderer.Check(message)) throw new Error("it sent a message that is invalid, or too long");
    receive(message, bytes);
  });
  channel.on("data", (chunk: Buffer) => {
    try {
      allowedBytes -= chunk.length;
      if (allowedBytes < 0) throw new Error("it sent more than a page may have");
      read(chunk);
    } catch (error) {
      close(reasonOf(error));
    }
  });
  channel.on("error", () => close("its channel broke"));
  child.on("error", (error) => close(`it could not be started: ${error.message}`));
  child.on("exit", (code, signal) => close(`it ended by ${signal ?? `exit ${code}`}: ${errorOutput}`.trim()));
  child.stderr?.on("data", (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk).slice(-MAX_ERROR_OUTPUT);
  });
  child.unref();
  for (const pipe of [channel, child.stderr])
    if (pipe && "unref" in pipe && typeof pipe.unref === "function") pipe.unref();
  const startTimer = setTimeout(
    () => close(`it was not ready within ${START_TIMEOUT_MS} ms`),
    START_TIMEOUT_MS,
  );
  ready.finally(() => clearTimeout(startTimer)).catch(() => undefined);

  const sendCode = (code: CodeFile[]): boolean => {
    const files = code.filter(({ name }) => !sent.has(name));
    for (const { name } of files) sent.add(name);
    if (files.length > 0) send({ kind: "code", files });
    return files.length > 0;
  };

  return {
    /** Resolves when it can take its first page; rejects if it can't be started. */
    ready,
    /** Neither rendering nor waiting for deferred parts of a page. */
    isIdle: (): boolean => !busy && streams.size === 0,
    /** Whether it can take a page now. */
    isFree: (): boolean => isReady && !hasEnded && !busy,
    /** Loads a shell in advance. */
    prepare: (shell: CodeFile): void => {
      sendCode([shell]);
      send({ kind: "prepare", shell: shell.name });
    },
    /** @throws RenderError */
    render: (job: PageJob, code: CodeFile[], streaming: Streaming) =>
      new Promise<RenderResult>((resolve, reject) => {
        const id = nextId++;
        busy = { id, job, streaming, resolve, reject };
        allowedBytes = MAX_PAGE_BYTES;
        if (hasEnded) {
          settle()?.reject(new RenderError("its process has ended", { isLost: true }));
          return;
        }
        // The first page of a build includes compiling it, so it gets more time.
        const allowedMs = sendCode(code) ? timeoutMs * 3 : timeoutMs;
        timer = setTimeout(() => close(`not rendered within ${allowedMs} ms`), allowedMs);
        priorityTimer = setTimeout(lower, allowedMs * PROMPT_PART);
        memoryTimer = setInterval(checkMemory, MEMORY_CHECK_INTERVAL_MS);
        const { nonce } = streaming;
        const deferred = streaming.deferred.map(({ path }) => path);
        send({ kind: "render", id, job: { ...job, deferred, ...(nonce && { nonce }) } });
      }),
    /** Reports what the loaded code has done to its process. Rejects if it doesn't respond within one page's time. */
    inspect: () =>
      new Promise<Inspection>((resolve, reject) => {
        const id = nextId++;
        allowedBytes = MAX_PAGE_BYTES;
        const inspectionTimer = setTimeout(
          () => reject(new RenderError(`its process did not respond within ${timeoutMs} ms`)),
          timeoutMs,
        );
        inspections.set(id, (inspection) => {
          clearTimeout(inspectionTimer);
          inspections.delete(id);
          resolve(inspection);
        });
        send({ kind: "inspect", id });
      }),
    end: (reason: string): void => {
      isExpected = true;
      close(reason);
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
