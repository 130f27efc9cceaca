import type { DehydratedQuery, ResolvedMap } from "@promptfolio/contracts/page";
import { type Static, Type } from "typebox";
import { MAX_GLOBALS, MAX_MARKUP, MAX_MESSAGE, MAX_STACK, MAX_STYLES } from "./result-limits";

/** A file of a server build. Its name includes the release, so the same name is always the same code. */
export interface CodeFile {
  /** `gallery/1.0.0/server/home-page.cjs` */
  name: string;
  source: string;
}

/** What is rendered. */
export interface PageJob {
  url: string;
  origin: string;
  map: ResolvedMap;
  seed: string;
  queries: DehydratedQuery[];
  shell: string;
  /** The page and its module's name; null to render only the shell's frame. */
  page: { remote: string; page: string; module: string } | null;
  /** Whether the page is rendered for a frame: without the shell's own frame around it. */
  isFrame?: boolean;
}

/** A request to a renderer. */
export interface RenderJob extends PageJob {
  /** The paths of the deferred queries. */
  deferred: string[];
  /** The nonce of the inline scripts that move deferred parts into place; only set if there are deferred parts. */
  nonce?: string;
}

/** The response to a deferred query; null: give up waiting, render without it. */
export type DeferredResponse = DehydratedQuery | null;

export type ToRenderer =
  | { kind: "code"; files: CodeFile[] }
  /** Loads the shell in advance. */
  | { kind: "prepare"; shell: string }
  | { kind: "render"; id: number; job: RenderJob }
  | { kind: "response"; id: number; path: string; response: DeferredResponse }
  /** Requests a report of what the loaded code has done to its process. */
  | { kind: "inspect"; id: number };

const styles = Type.String({ maxLength: MAX_STYLES });
const markup = Type.String({ maxLength: MAX_MARKUP });
const short = Type.String({ maxLength: MAX_MESSAGE });

/** A deferred part: markup, and the styles that it needs in addition to those already sent. */
const MarkupPart = Type.Object({ styles, markup });

/**
 * A page up to the end of the first screen, and the rest of it, which may be empty; styles come before their markup. The
 * message's bytes are its markup in UTF-8.
 */
const RenderedMessage = Type.Object({
  /** Link elements for the head. */
  preloads: markup,
  /** The length of the first screen's markup, in bytes. */
  firstBytes: Type.Integer({ minimum: 0 }),
  styles: Type.Object({ first: styles, rest: styles }),
  readsData: Type.Boolean(),
});
const RenderFailure = Type.Object({ message: short, stack: Type.String({ maxLength: MAX_STACK }) });
const Inspection = Type.Object({
  /** Memory that the process can't free, including buffers. */
  heldBytes: Type.Number(),
  /** Globals that were added or overwritten, such as `window` or `Array.prototype.map`. */
  changedGlobals: Type.Array(short, { maxItems: MAX_GLOBALS }),
});
const id = Type.Integer();

/** A renderer runs untrusted code, so its messages are validated, before anything reads them. */
export const FromRenderer = Type.Union([
  Type.Object({ kind: Type.Literal("ready") }),
  /** `open` if parts and an end will follow. */
  Type.Object({ kind: Type.Literal("rendered"), id, page: RenderedMessage, open: Type.Boolean() }),
  Type.Object({ kind: Type.Literal("part"), id, part: MarkupPart }),
  Type.Object({ kind: Type.Literal("ended"), id, failure: Type.Union([RenderFailure, Type.Null()]) }),
  Type.Object({ kind: Type.Literal("failed"), id, failure: RenderFailure }),
  Type.Object({ kind: Type.Literal("inspected"), id, inspection: Inspection }),
]);

export type FromRenderer = Static<typeof FromRenderer>;
export type MarkupPart = Static<typeof MarkupPart>;
/** A page as the shell renders it, or with its markup as the bytes in which it is sent on. */
export interface RenderedPage<Markup = Buffer> {
  markup: { preloads: string; first: Markup; rest: Markup };
  styles: Static<typeof RenderedMessage>["styles"];
  /** Whether what hydrates with the page reads responses. */
  readsData: boolean;
}
/** @param bytes of the message */
export const pageOf = (
  { preloads, firstBytes, styles, readsData }: Static<typeof RenderedMessage>,
  bytes: Buffer,
): RenderedPage => ({
  markup: { preloads, first: bytes.subarray(0, firstBytes), rest: bytes.subarray(firstBytes) },
  styles,
  readsData,
});
export type Inspection = Static<typeof Inspection>;
export type RenderFailure = Static<typeof RenderFailure>;
