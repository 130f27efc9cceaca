import type { DehydratedQuery, PageState, ResolvedMap, ResolvedRelease } from "@promptfolio/contracts/page";
import { containerNameOf, releaseFileUrl, SHELL_ID } from "@promptfolio/contracts/release";

/**
 * The short form of a page's state, as it is sent in the page: lists as tables with their keys in the first row, and
 * releases without what follows from their ids and versions.
 */

type Table = readonly (readonly unknown[])[];

interface ShortQuery extends DehydratedQuery {
  /** The fields of the body that are tables. */
  tables?: readonly string[];
}

interface ShortState extends Omit<PageState, "map" | "queries"> {
  isShort: true;
  map: Pick<ResolvedMap, "revision" | "preview"> & {
    shell: { version: string; base?: string };
    remotes: Record<string, Partial<ResolvedRelease> & { version: string }>;
  };
  queries: ShortQuery[];
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const keysOf = (value: unknown): string => (isObject(value) ? JSON.stringify(Object.keys(value)) : "");

/** A list of objects with the same keys; one alone is shorter as it is. */
const isTabular = (value: unknown): value is Fields[] => {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [keys = "", ...others] = value.map(keysOf);
  return keys !== "" && others.every((other) => other === keys);
};

const toTable = (rows: readonly Fields[]): Table => [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)];

const fromTable = ([keys = [], ...rows]: Table): Fields[] =>
  rows.map((row) => Object.fromEntries(keys.map((key, index) => [String(key), row[index]])));

const shortQuery = (query: DehydratedQuery): ShortQuery => {
  const { body } = query;
  if (!isObject(body)) return query;
  const lists = Object.entries(body).filter((entry): entry is [string, Fields[]] => isTabular(entry[1]));
  if (lists.length === 0) return query;
  const tables = Object.fromEntries(lists.map(([field, rows]) => [field, toTable(rows)]));
  return { ...query, body: { ...body, ...tables }, tables: Object.keys(tables) };
};

const wholeQuery = ({ tables, ...query }: ShortQuery): DehydratedQuery => {
  const { body } = query;
  if (!tables || !isObject(body)) return query;
  const lists = tables.map((field) => [field, fromTable(body[field] as Table)]);
  return { ...query, body: { ...body, ...Object.fromEntries(lists) } };
};

/** What is the same for nearly all releases. */
const usual = (id: string, version: string) => ({
  base: releaseFileUrl({ id, version }, ""),
  entry: releaseFileUrl({ id, version }, "remote-entry.js"),
  containerName: containerNameOf(id, version),
  unusable: null,
  fallback: null,
});

const withoutUsual = <Release extends { version: string }>(id: string, release: Release): Release => {
  const known: Fields = usual(id, release.version);
  const differing = Object.entries(release).filter(
    ([field, value]) => !(field in known) || known[field] !== value,
  );
  return Object.fromEntries(differing) as Release;
};

const mapRemotes = <From, To>(remotes: Record<string, From>, change: (id: string, remote: From) => To) =>
  Object.fromEntries(Object.entries(remotes).map(([id, remote]) => [id, change(id, remote)]));

/** The short form of a page's state. `readPageState` reads it. */
export const shortPageState = (state: PageState): object => {
  const { shell, remotes } = state.map;
  return {
    ...state,
    isShort: true,
    map: {
      ...state.map,
      shell: withoutUsual(SHELL_ID, shell),
      remotes: mapRemotes(remotes, withoutUsual),
    },
    queries: state.queries.map(shortQuery),
  };
};

const isState = (value: unknown): value is PageState | ShortState =>
  isObject(value) && "map" in value && "queries" in value && "seed" in value;

/**
 * Reads a page's state from its JSON, in the short form or not.
 * @throws Error if it is none
 */
export const readPageState = (json: string): PageState => {
  const value: unknown = JSON.parse(json);
  if (!isState(value)) throw new Error("This page carries no state");
  if (!("isShort" in value)) return value;
  const { isShort: _, ...state } = value;
  const { shell, remotes } = state.map;
  const { base } = usual(SHELL_ID, shell.version);
  return {
    ...state,
    map: {
      ...state.map,
      shell: { base, ...shell },
      remotes: mapRemotes(remotes, (id, remote) => ({ ...usual(id, remote.version), ...remote })),
    } as ResolvedMap,
    queries: state.queries.map(wholeQuery),
  };
};
