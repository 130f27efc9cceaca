import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathIn } from "./release-files";

const cacheOf = (folder: string): string => join(folder, "node_modules/.cache/remote-kit");

const hotPage = (source: string): string => `import { createElement, useState } from "react";
import Page from ${JSON.stringify(source)};

let current = Page;
let render = () => undefined;

const show = (changed) => {
  current = changed;
  render(() => changed);
};

import.meta.webpackHot?.accept(${JSON.stringify(source)}, () => show(Page));
import.meta.hot?.accept(${JSON.stringify(source)}, (changed) => changed && show(changed.default));

export default function HotPage() {
  const [Shown, setShown] = useState(() => current);
  render = setShown;
  return createElement(Shown);
}
`;

/** Writes a module that is made for a build, where it finds the project's packages. Returns its path. */
export const writeModule = (folder: string, name: string, text: string): string => {
  mkdirSync(cacheOf(folder), { recursive: true });
  const path = join(cacheOf(folder), name);
  writeFileSync(path, text);
  return path;
};

/**
 * Wraps a page so that its changes appear in a live site: React's production build can't refresh components, so the
 * page is mounted again, while session, router and data cache stay. Returns the wrapper's path.
 */
export const writeHotPage = (folder: string, source: string): string => {
  const page = hotPage(pathIn(cacheOf(folder), join(folder, source)));
  return writeModule(folder, basename(source).replace(".tsx", ".js"), page);
};
