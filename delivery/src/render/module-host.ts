import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { CodeFile, DeferredResponse, MarkupPart, RenderedPage, RenderJob } from "./messages";

/** What a shell's server build exports. */
interface ShellModule {
  provided: Record<string, object>;
  render(
    request: Omit<RenderJob, "deferred" | "shell" | "page"> & {
      deferred: DeferredQuery[];
      page: { reference: { remote: string; page: string }; component: unknown } | null;
      isFrame: boolean;
    },
    onPart: (part: MarkupPart) => void,
  ): Promise<RenderedPage<string> & { ended: Promise<void> }>;
}

/** A query whose response may still be pending. */
export interface DeferredQuery {
  path: string;
  response: Promise<DeferredResponse>;
}

export interface RenderResult<Markup = Buffer> {
  page: RenderedPage<Markup>;
  /** Settles when all deferred parts have been passed on; undefined if there are none. */
  ended: Promise<void> | undefined;
}

const isShellModule = (value: unknown): value is ShellModule =>
  typeof value === "object" &&
  value !== null &&
  "render" in value &&
  typeof value.render === "function" &&
  "provided" in value;

const requireOfNode = createRequire(import.meta.url);

/** The Node modules that React's server renderer needs. Remotes get only what the shell provides. */
const NODE_MODULES_OF_SHELL = ["async_hooks", "crypto", "stream", "util"];

const nodeModules = (): Record<string, object> =>
  Object.fromEntries(
    NODE_MODULES_OF_SHELL.flatMap((name) => [name, `node:${name}`]).map((name) => [
      name,
      requireOfNode(name),
    ]),
  );

/** Runs a CommonJS file, which may require only the `provided` modules. */
const evaluate = ({ name, source }: CodeFile, provided: Record<string, object>): unknown => {
  const run = compileFunction(source, ["module", "exports", "require"], { filename: name });
  const module: { exports: unknown } = { exports: {} };
  const require = (request: string): unknown => {
    if (Object.hasOwn(provided, request)) return provided[request];
    throw new Error(`${name} imports ${request}, which the host does not provide`);
  };
  run.call(module.exports, module, module.exports, require);
  return module.exports;
};

const componentOf = (module: unknown, name: string): unknown => {
  if (typeof module === "object" && module !== null && "default" in module) return module.default;
  throw new Error(`${name} exports no page`);
};

/** The server builds that a renderer has loaded: one shell, and pages of one remote. */
export const createModuleHost = () => {
  const code = new Map<string, CodeFile>();
  const shells = new Map<string, ShellModule>();
  const pages = new Map<string, unknown>();
  const ofNode = nodeModules();

  const codeOf = (name: string): CodeFile => {
    const file = code.get(name);
    if (!file) throw new Error(`${name} was not handed to the renderer`);
    return file;
  };

  const shellOf = (name: string): ShellModule => {
    const known = shells.get(name);
    if (known) return known;
    const module = evaluate(codeOf(name), ofNode);
    if (!isShellModule(module)) throw new Error(`${name} is not a shell`);
    shells.set(name, module);
    return module;
  };

  const pageOf = (shellName: string, name: string): unknown => {
    const key = `${shellName} ${name}`;
    if (!pages.has(key))
      pages.set(key, componentOf(evaluate(codeOf(name), shellOf(shellName).provided), name));
    return pages.get(key);
  };

  return {
    add: (files: CodeFile[]) => {
      for (const file of files) code.set(file.name, file);
    },
    /** Loads a shell before the first page needs it. */
    prepare: (shell: string): void => {
      shellOf(shell);
    },
    /** @throws whatever the page throws, other than in a deferred part. */
    render: async (
      { shell: shellName, page, isFrame = false, ...job }: RenderJob,
      deferred: DeferredQuery[],
      onPart: (part: MarkupPart) => void,
    ): Promise<RenderResult<string>> => {
      const shell = shellOf(shellName);
      const shownPage = page && {
        reference: { remote: page.remote, page: page.page },
        component: pageOf(shellName, page.module),
      };
      const request = { ...job, deferred, isFrame, page: shownPage };
      const { ended, ...rendered } = await shell.render(request, onPart);
      return { page: rendered, ended: deferred.length > 0 ? ended : undefined };
    },
  };
};
