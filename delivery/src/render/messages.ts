import type { DehydratedQuery, ResolvedMap } from "@promptfolio/contracts/page";

/** Where a server build's code lies: it names the release, so the same name is always the same code. */
export interface CodeFile {
  /** `gallery/1.0.0/server/home-page.cjs` */
  name: string;
  source: string;
}

/** What a render worker is asked for. */
export interface RenderJob {
  url: string;
  origin: string;
  map: ResolvedMap;
  seed: string;
  queries: DehydratedQuery[];
  /** The paths of the queries that the page does not wait for. */
  deferred: string[];
  /** The nonce of the inline scripts that put deferred parts in their places; only if there are some. */
  nonce?: string;
  shell: string;
  /** The page and its module's name; null to render the shell's frame alone. */
  page: { remote: string; page: string; module: string } | null;
}

/** The text of a style element, and the attributes by which styled-components knows it again in the browser. */
export interface StyleText {
  css: string;
  attributes: Record<string, string>;
}

/** Markup, with the styles that it needs beside those before it. */
export interface MarkupPart {
  style: StyleText;
  markup: string;
}

/** What the shell's build wants in every head. */
export interface ShellHead {
  fonts: readonly string[];
  /** Runs before there is anything to see or to press. */
  script: string;
  /** Policy sources of the constant styles that libraries add in the browser. */
  styleHashes: readonly string[];
}

export interface RenderedPage extends MarkupPart {
  head: ShellHead;
}

export interface RenderFailure {
  message: string;
  stack: string;
}

export type ToWorker =
  | { kind: "code"; files: CodeFile[] }
  | { kind: "retain"; names: string[] }
  | { kind: "render"; id: number; job: RenderJob }
  /** Null: give up waiting, render without it. */
  | { kind: "response"; id: number; path: string; response: DehydratedQuery | null };

export type FromWorker =
  | { kind: "ready" }
  /** `open` if parts and an end will follow. */
  | { kind: "rendered"; id: number; page: RenderedPage; open: boolean }
  | { kind: "part"; id: number; part: MarkupPart }
  | { kind: "ended"; id: number; failure: RenderFailure | null }
  | ({ kind: "failed"; id: number } & RenderFailure);
