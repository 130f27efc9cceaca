import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Inspection } from "./messages";
import { MAX_GLOBALS } from "./result-limits";

/** Objects whose functions all code relies on. */
const WATCHED: [string, object][] = [
  ["", globalThis],
  ["JSON.", JSON],
  ["Object.", Object],
  ["Promise.", Promise],
  ...[Object, Function, Array, String, Number, Promise, Map, Set, RegExp, Date, URL].map(
    (builtIn): [string, object] => [`${builtIn.name}.prototype.`, builtIn.prototype],
  ),
];

/** Node loads some globals on first use: a getter is then replaced by the loaded value. */
const LAZY = Symbol("lazy");

const propertiesOf = ([prefix, owner]: [string, object]): [string, unknown][] =>
  Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([name, { value, get }]) => [
    prefix + name,
    get ? LAZY : value,
  ]);

const snapshot = (): Map<string, unknown> => new Map(WATCHED.flatMap(propertiesOf));

const changesSince = (before: ReadonlyMap<string, unknown>): string[] =>
  [...snapshot()].flatMap(([name, value]) => {
    const known = before.get(name);
    return before.has(name) && (Object.is(known, value) || known === LAZY) ? [] : [name];
  });

const heldBytes = (): number => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  if (typeof collectGarbage !== "function") throw new Error("Node has no gc to call");
  // The second call frees what the first one finalises.
  for (let call = 0; call < 2; call++) collectGarbage();
  // Node's own `memoryUsage` reads /proc, which does not exist in the sandbox.
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
};

/** Takes a snapshot of the process. The returned function reports what has changed since. */
export const createInspector = (): (() => Inspection) => {
  const before = snapshot();
  return () => ({ heldBytes: heldBytes(), changedGlobals: changesSince(before).slice(0, MAX_GLOBALS) });
};
