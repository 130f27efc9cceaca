import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceMapPath } from "@promptfolio/contracts/release";
import { filesBelow, pathIn } from "./release-files";

const MAP = ".map";

/**
 * A source's name without parts that depend on this machine: packages begin at `node_modules`, and code that bundlers
 * generate is only called `generated`. Rspack names a project's files without `./`, like its own modules that aren't
 * files.
 */
const portableName = (name: string, project: string): string => {
  const packages = name.lastIndexOf("node_modules/");
  if (packages >= 0) return name.includes("/.federation/") ? "generated" : name.slice(packages);
  const isSource = /^\.{1,2}\/[^ ]+$/.test(name) || existsSync(join(project, name));
  return isSource ? name.replace(/^\.\//, "") : "generated";
};

const isOwn = (name: string): boolean => name !== "generated" && !name.startsWith("node_modules/");

interface SourceMap {
  file?: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** A source map that does not depend on the build folder. It contains only the team's own sources. */
export const portableSourceMap = (text: string, project: string): string => {
  const { file: _, ...map }: SourceMap = JSON.parse(text);
  const sources = map.sources.map((name) => portableName(name, project));
  const sourcesContent = sources.map((name, index) =>
    isOwn(name) ? (map.sourcesContent?.[index] ?? null) : null,
  );
  return JSON.stringify({ ...map, sources, sourcesContent });
};

/**
 * Moves a build's source maps to the folder that is not served to browsers.
 * @param project the folder to which source names are relative
 * @returns the names of all sources in the build
 */
export const moveSourceMaps = (folder: string, project: string): Set<string> => {
  const names = new Set<string>();
  for (const map of filesBelow(folder).filter((path) => path.endsWith(MAP))) {
    const target = join(folder, sourceMapPath(pathIn(folder, map.slice(0, -MAP.length))));
    const text = readFileSync(map, "utf8");
    const { sources }: SourceMap = JSON.parse(text);
    for (const name of sources) names.add(name);
    rmSync(map);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, portableSourceMap(text, project));
  }
  return names;
};
