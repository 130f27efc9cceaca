import { createPath, type Location, NavigationType } from "react-router-dom";
import { createKey, type HistoryUpdate, locationOf, type RouterHistory } from "../routing/history";

export interface MemoryHistory extends RouterHistory {
  readonly index: number;
}

/** An in-memory history for tests, at its last entry. */
export const createMemoryHistory = (paths: string[], state: unknown = null): MemoryHistory => {
  const entries: Location[] = paths.map((path) => locationOf(path, "/", state, createKey()));
  let index = entries.length - 1;
  let action = NavigationType.Pop;
  let listener: ((update: HistoryUpdate) => void) | undefined;
  const current = (): Location => entries[index] ?? locationOf("/", "/", null, "default");
  const notify = (next: NavigationType, delta: number): void => {
    action = next;
    listener?.({ action, location: current(), delta });
  };
  return {
    get index() {
      return index;
    },
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    push: (to, next) => {
      entries.splice(
        index + 1,
        entries.length,
        locationOf(to, current().pathname, next ?? null, createKey()),
      );
      index += 1;
      notify(NavigationType.Push, 1);
    },
    replace: (to, next) => {
      entries[index] = locationOf(to, current().pathname, next ?? null, createKey());
      notify(NavigationType.Replace, 0);
    },
    go: (delta) => {
      index = Math.min(Math.max(0, index + delta), entries.length - 1);
      notify(NavigationType.Pop, delta);
    },
    listen: (next) => {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
  };
};
