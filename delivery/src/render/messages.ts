import type { DehydratedAnswer, ResolvedMap } from "@promptfolio/shared/contracts/page";

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
  answers: DehydratedAnswer[];
  shell: string;
  /** The page and its module's name; null to draw the shell's frame alone. */
  page: { remote: string; page: string; module: string } | null;
}

export interface RenderedPage {
  styles: string;
  body: string;
  /** What the shell's build wants in every head. */
  head: { fonts: readonly string[]; themeScript: string };
}

export type ToWorker =
  | { kind: "code"; files: CodeFile[] }
  | { kind: "keep"; names: string[] }
  | { kind: "render"; id: number; job: RenderJob };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "rendered"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; message: string; stack: string };
