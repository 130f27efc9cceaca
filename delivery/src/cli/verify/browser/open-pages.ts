import { SHELL_ID } from "@promptfolio/contracts/release";
import { DeadlineError, scaleTimeout, withDeadline } from "../deadline";
import type { PagePath } from "../page-paths";
import { frameRules } from "./frame-rules";
import { launchBrowser } from "./launch-browser";
import { type OpenedPage, openPage } from "./open-page";

/** How long all checks of one page may take together, in milliseconds. */
const PAGE_TIMEOUT_MS = 40_000;

/** After this many hanging pages, the rest are skipped. */
const MAX_HANGING = 2;

export interface OpenedPages {
  problems: string[];
  /** The scripts that each exposed page loaded. */
  scripts: Map<string, Set<string>>;
}

const isHanging = (error: unknown): boolean =>
  error instanceof DeadlineError || (error instanceof Error && /Timeout \d+ms exceeded/.test(error.message));

/**
 * Opens each page in Chromium. Returns what went wrong, in sentences. The site-wide CSS rules of
 * the shell are allowed.
 */
export const openPages = async (origin: string, remote: string, pages: PagePath[]): Promise<OpenedPages> => {
  const { browser, kill } = await launchBrowser();
  const problems: string[] = [];
  const scripts: OpenedPages["scripts"] = new Map();
  let hanging = 0;
  const add = ({ route }: PagePath, opened: OpenedPage): void => {
    scripts.set(route.page, new Set([...(scripts.get(route.page) ?? []), ...opened.scripts]));
  };
  try {
    const [first] = pages;
    const frame = first && remote !== SHELL_ID ? await frameRules(browser, origin, first.path) : undefined;
    for (const page of pages) {
      const { path } = page;
      if (hanging === MAX_HANGING) {
        problems.push(`${path} was not opened, as ${hanging} pages hang`);
        continue;
      }
      try {
        const opened = await withDeadline(
          path,
          scaleTimeout(PAGE_TIMEOUT_MS),
          openPage(browser, origin, remote, page, frame),
        );
        add(page, opened);
        problems.push(...opened.problems.map((problem) => `${path}: ${problem}`));
      } catch (error) {
        if (isHanging(error)) hanging += 1;
        problems.push(`${path} was not rendered: ${error instanceof Error ? error.message : error}`);
      }
    }
    return { problems, scripts };
  } finally {
    await kill();
  }
};
