import type { TObject } from "typebox";

const cellsOf = (row: string): string[] => row.split("|").map((cell) => cell.trim());

const wordsOf = (cell: string): string[] => cell.split(", ").map((word) => word.replaceAll("`", ""));

/**
 * Settings of a schema that are missing in a document's table, or have another default there. A row may have several
 * settings, with their defaults in the same order: | `A`, `B` | `1`, `2` | … |.
 */
export const undocumentedSettings = (schema: TObject, document: string): string[] => {
  const documented = new Map<string, string | undefined>();
  for (const row of document.split("\n").filter((line) => line.startsWith("| `"))) {
    const [, names = "", defaults = ""] = cellsOf(row);
    const values = wordsOf(defaults);
    for (const [index, name] of wordsOf(names).entries()) documented.set(name, values[index]);
  }
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    if (!documented.has(name)) return [`${name} is missing`];
    if (!("default" in property)) return [];
    const named = documented.get(name);
    const value = String(property.default);
    return named === value ? [] : [`${name} is ${value} by default, not ${named}`];
  });
};
