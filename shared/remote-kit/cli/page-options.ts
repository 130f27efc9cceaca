import { createInterface } from "node:readline/promises";

/** An exposed module that is a page: what its manifest can't say. */
export interface PageOption {
  page: string;
  path: string;
  title: string;
}

/**
 * Reads options such as `./Page /orders Your orders`.
 * @throws Error if one is incomplete, or names what is not exposed
 */
export const readPageOptions = (texts: string[], exposed: string[]): PageOption[] =>
  texts.map((text) => {
    const [page = "", path = "", ...title] = text.split(" ");
    if (!path.startsWith("/") || title.length === 0)
      throw new Error(`--page takes "./Page /path Title", not "${text}".`);
    if (!exposed.includes(page))
      throw new Error(`The remote exposes no ${page}; there are: ${exposed.join(", ") || "none"}.`);
    return { page, path, title: title.join(" ") };
  });

/** Asks for the path and title of each exposed module. */
export const askForPages = async (exposed: string[]): Promise<PageOption[]> => {
  if (!process.stdin.isTTY)
    throw new Error(`Name the pages: --page "./Page /path Title", of ${exposed.join(", ")}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const pages: PageOption[] = [];
  try {
    for (const page of exposed) {
      const path = (await terminal.question(`Path of ${page} (empty: not a page): `)).trim();
      if (path === "") continue;
      pages.push({ page, path, title: (await terminal.question("Title: ")).trim() });
    }
  } finally {
    terminal.close();
  }
  return pages;
};
