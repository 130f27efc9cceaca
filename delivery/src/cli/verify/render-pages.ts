import { PAGE_STATE_ID, type PageState, parsePageState } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "../../registry/release-store";
import { createRouteTable } from "../../registry/route-table";
import type { CodeFile, PageJob } from "../../render/messages";
import { createRenderer } from "../../render/renderer";
import { findSandbox, type Sandbox, spawnRenderer } from "../../render/sandbox";
import type { PagePath } from "./browser/open-pages";
import { scaleTimeout } from "./deadline";

/** Warm-up: enough renders to load what is loaded only once, such as code and caches of a fixed size. */
const FIRST_RENDERS = 20;
const RENDERS = 50;

/** How much memory a page may retain per render, in bytes: V8's own bookkeeping takes up to a third of it. */
const MAX_GROWTH_BYTES = 100_000;

/** How long to wait for timers that a page leaves behind, in milliseconds. */
const TIMERS_MS = 1_000;

const LIMITS = { timeoutMs: 5_000, memoryMb: 512 };

/**
 * Renders a page repeatedly in a separate process. Returns what is wrong with the page, in sentences without a subject.
 */
const renderRepeatedly = async (sandbox: Sandbox, job: PageJob, code: CodeFile[]): Promise<string[]> => {
  let death: string | undefined;
  const renderer = createRenderer(spawnRenderer(sandbox), LIMITS, (reason, wasIdle) => {
    if (wasIdle) death = reason;
  });
  let rendered = 0;
  const render = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count++) {
      await renderer.render(job, code, { deferred: [], onPart: () => undefined });
      rendered += 1;
    }
  };
  try {
    await renderer.ready;
    await render(FIRST_RENDERS);
    const before = await renderer.inspect();
    await render(RENDERS);
    const after = await renderer.inspect();
    const growth = Math.round((after.heldBytes - before.heldBytes) / RENDERS);
    await new Promise((resolve) => setTimeout(resolve, TIMERS_MS));
    return [
      ...after.changedGlobals.map((name) => `changes the global ${name} on the server`),
      ...(growth > MAX_GROWTH_BYTES
        ? [`holds ${growth} bytes more after each time that it is rendered on the server`]
        : []),
      ...(death ? [`leaves a failure behind on the server: ${death}`] : []),
    ];
  } catch (error) {
    const reason = death ?? (error instanceof Error ? error.message : String(error));
    const when = rendered === 0 ? "" : ` after ${rendered} times`;
    return [`could not be rendered on the server${when}: ${reason}`];
  } finally {
    renderer.end("it has been tried");
  }
};

/** How long the preview may take to serve one page, in milliseconds. */
const PAGE_TIMEOUT_MS = 15_000;

/** The page state, and the path and query after redirects. */
const fetchState = async (origin: string, path: string): Promise<{ state: PageState; url: string }> => {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(scaleTimeout(PAGE_TIMEOUT_MS)) });
  const html = await response.text();
  const json = html.split(`id="${PAGE_STATE_ID}">`)[1]?.split("</script>")[0];
  if (json === undefined) throw new Error(`the server returned ${response.status}, without a page`);
  const { pathname, search } = new URL(response.url);
  return { state: parsePageState(json), url: pathname + search };
};

const readCode = async (
  store: ReleaseStore,
  id: string,
  version: string,
  path: string,
): Promise<CodeFile> => {
  const bytes = await store.readFile(id, version, path);
  if (!bytes) throw new Error(`${path} is missing from ${id} ${version}`);
  return { name: `${id}/${version}/${path}`, source: bytes.toString("utf8") };
};

/** The job that the preview used to render this page. */
const jobOf = async (
  store: ReleaseStore,
  state: PageState,
  url: string,
): Promise<{ job: PageJob; code: CodeFile[] } | undefined> => {
  const { map, origin, seed, queries } = state;
  const matched = createRouteTable(map).match(new URL(url, origin).pathname);
  const version = matched && map.remotes[matched.remote]?.version;
  if (!matched || !version) return undefined;
  const { remote, route } = matched;
  const server = (await store.readDescriptor(remote, version))?.pages[route.page]?.server;
  const shellEntry = (await store.readDescriptor(SHELL_ID, map.shell.version))?.serverEntry;
  if (!server || !shellEntry) return undefined;
  const shell = await readCode(store, SHELL_ID, map.shell.version, shellEntry);
  const page = await readCode(store, remote, version, server);
  return {
    job: {
      url,
      origin,
      map,
      seed,
      queries,
      shell: shell.name,
      page: { remote, page: route.page, module: page.name },
    },
    code: [shell, page],
  };
};

/** Renders the pages on the server: once in the preview, then repeatedly. Returns what went wrong, in sentences. */
export const renderPages = async (
  store: ReleaseStore,
  origin: string,
  pages: PagePath[],
): Promise<string[]> => {
  const sandbox = await findSandbox();
  const tryPage = async (path: string): Promise<string[]> => {
    try {
      const { state, url } = await fetchState(origin, path);
      const task = await jobOf(store, state, url);
      // Without a server module the browser renders the page.
      if (!task) return [];
      const errors = await renderRepeatedly(sandbox, task.job, task.code);
      return errors.length > 0 || state.rendered === "page"
        ? errors
        : ["could not be rendered on the server"];
    } catch (error) {
      return [`could not be tried on the server: ${error instanceof Error ? error.message : error}`];
    }
  };
  const problems: string[] = [];
  for (const { route, path } of pages)
    if (route.access === "public")
      for (const problem of await tryPage(path)) problems.push(`${path} ${problem}`);
  return problems;
};
