import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

const hotPage = (source: string): string => `import { createElement, useSyncExternalStore } from "react";
import Page from ${JSON.stringify(source)};

let current = Page;
const listeners = new Set();
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const show = (changed) => {
  current = changed;
  for (const listener of listeners) listener();
};

import.meta.webpackHot?.accept(${JSON.stringify(source)}, () => show(Page));
import.meta.hot?.accept(${JSON.stringify(source)}, (changed) => changed && show(changed.default));

export default function HotPage() {
  return createElement(useSyncExternalStore(subscribe, () => current));
}
`;

/**
 * Wraps a page so that its changes appear in a live site: React's production build can't refresh components, so the
 * page is mounted again, while session, router and data cache stay. Returns the wrapper's path.
 */
export const writeHotPage = (folder: string, source: string): string => {
  const cache = join(folder, "node_modules/.cache/remote-kit");
  mkdirSync(cache, { recursive: true });
  const path = join(cache, basename(source).replace(".tsx", ".js"));
  writeFileSync(path, hotPage(relative(cache, join(folder, source)).split(sep).join("/")));
  return path;
};
