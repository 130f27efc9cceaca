import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/** Changes the source names in all source maps of a folder to paths from the project, as the other bundlers do. */
export const nameSourcesFrom = (project: string, folder: string): void => {
  const maps = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".map"),
  );
  for (const path of maps.map((name) => join(folder, name))) {
    const map: { sources: string[] } = JSON.parse(readFileSync(path, "utf8"));
    const nameOf = (source: string): string => {
      const file = resolve(dirname(path), source);
      return existsSync(file) ? `./${relative(project, file).split(sep).join("/")}` : "generated";
    };
    writeFileSync(path, JSON.stringify({ ...map, sources: map.sources.map(nameOf) }));
  }
};
