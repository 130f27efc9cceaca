import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { releaseFileUrl, SHELL_ID } from "@promptfolio/contracts/release";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { UsageError } from "../arguments";
import type { Build } from "../publish/read-build";

const BudgetSchema = Type.Object({
  shell: Type.Number(),
  pages: Type.Record(Type.String(), Type.Record(Type.String(), Type.Number())),
});

/** The size of one page's scripts, in bytes after brotli; `limit` is undefined if the budget has none for the page. */
export interface BundleSize {
  page: string;
  bytes: number;
  limit: number | undefined;
}

type Budget = Static<typeof BudgetSchema>;

const readBudget = async (path: string): Promise<Budget> => {
  try {
    return Value.Parse(BudgetSchema, JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    throw new UsageError(`${path} holds no size budget: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Measures a release, and compares it with the size budget if there is one: the shell's main script, or for each page
 * of a remote its entry and the scripts that the page needs, according to its descriptor and to what the browser has
 * `loaded`.
 */
export const measureBundles = async (
  { descriptor, files }: Build,
  budgetPath: string | undefined,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<BundleSize[]> => {
  const budget = budgetPath === undefined ? undefined : await readBudget(budgetPath);
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    const contents = files.find((file) => file.path === path)?.contents;
    const size = contents ? brotliCompressSync(contents).length : 0;
    sizes.set(path, size);
    return size;
  };
  const entry = sizeOf(descriptor.entry);
  if (descriptor.id === SHELL_ID) return [{ page: descriptor.entry, bytes: entry, limit: budget?.shell }];
  const limits = budget?.pages[`mfe-${descriptor.id}`] ?? {};
  const pathOf = new Map(files.map(({ path }) => [releaseFileUrl(descriptor, path), path]));
  return Object.entries(descriptor.pages).map(([page, { scripts }]) => {
    const ofRelease = [...(loaded.get(page) ?? [])].flatMap((url) => pathOf.get(url) ?? []);
    const needed = new Set([...scripts, ...ofRelease]);
    needed.delete(descriptor.entry);
    return {
      page,
      bytes: [...needed].reduce((sum, script) => sum + sizeOf(script), entry),
      limit: limits[page] ?? limits["*"],
    };
  });
};
