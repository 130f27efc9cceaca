/**
 * Our own code says `undefined` for a value that is absent. Null is for what a format or a library says: these files
 * describe such values.
 */
export const MAY_SAY_NULL = [
  { path: "shared/contracts/", because: "JSON that is stored or sent" },
  { path: "api/src/viewing/allowance.ts", because: "a row of SQL" },
  { path: "api/src/viewing/reveal.ts", because: "a row of SQL" },
  { path: "delivery/src/cli/status/status.ts", because: "JSON that the command prints" },
  { path: "delivery/src/registry/release-store.ts", because: "signed JSON" },
  { path: "delivery/src/render/messages.ts", because: "JSON between two processes" },
  {
    path: "delivery/src/render/module-host.ts",
    because: "the shell's server build, which is released separately",
  },
  { path: "delivery/src/webhooks/webhook-event.ts", because: "JSON that is sent" },
  { path: "shared/host/src/routing/use-blocker.ts", because: "the host API that live remotes use" },
  { path: "shared/remote-kit/webpack/source-maps.ts", because: "source maps, which are JSON" },
  {
    path: "shell/src/server/render-shell.tsx",
    because: "the requests of delivery, which is released separately",
  },
];

/** Types of the DOM and of React, which say null. */
const OF_PLATFORM = /^((HTML|SVG)\w*Element|Element|EventTarget|FileList|Node|ReactNode|ReactElement)$/;

/** Functions whose type arguments describe what a library returns: references of React, rows of SQL. */
const OF_LIBRARY = /^(useRef|createRef|RefObject|query|sql|preparedRows?)$/;

const isNull = ({ type, kind }) => type === "TsKeywordType" && kind === "null";

/** The last name of what is called or of a type: `query` of `client.query<Row>(…)`. */
const nameOf = ({ callee, tag, typeName }) => {
  const named = callee ?? tag ?? typeName;
  return (named?.property ?? named?.right ?? named)?.value ?? "";
};

const isOfPlatform = (node) => node.type === "TsTypeReference" && OF_PLATFORM.test(nameOf(node));

const isArgument = (key) => key === "typeArguments" || key === "typeParameters" || key === "typeParams";

const collect = (node, found) => {
  if (Array.isArray(node)) for (const child of node) collect(child, found);
  else if (node && typeof node === "object") {
    if (node.type === "TsUnionType" && node.types.some(isNull) && !node.types.some(isOfPlatform))
      found.push(node);
    const isOfLibrary = OF_LIBRARY.test(nameOf(node));
    for (const [key, child] of Object.entries(node))
      if (child && typeof child === "object" && !(isOfLibrary && isArgument(key))) collect(child, found);
  }
  return found;
};

/** The line that a node begins on; swc counts bytes, from 1. */
const lineOf = ({ span }, bytes) =>
  bytes
    .subarray(0, span.start - 1)
    .toString()
    .split("\n").length;

/** The lines of a TypeScript source on which a type says null for "absent". */
export const nullTypes = (parsed, source) => {
  const bytes = Buffer.from(source);
  return [...new Set(collect(parsed, []).map((node) => lineOf(node, bytes)))].sort((a, b) => a - b);
};

export const maySayNull = (file) => MAY_SAY_NULL.some(({ path }) => file.startsWith(path));
