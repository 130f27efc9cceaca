import { expect, test } from "@playwright/test";
import { execute } from "../support/child-process";
import { ROOT } from "../support/product";

/** A change of one source file or of one installed package; `file` and `dependency` are paths from the root. */
type Change = { file: string; from: string; to: string } | { dependency: string; version: string };

/** Prints the front ends that get a new version by each of the changes. */
const NEW_VERSIONS = `
  import { readFileSync } from "node:fs";
  const { versionOf } = await import("./scripts/build-front-end.mjs");
  const { FRONT_ENDS } = await import("./scripts/lib/packages.mjs");
  const readLock = () => JSON.parse(readFileSync("package-lock.json", "utf8"));
  const versions = (changes) => Promise.all(FRONT_ENDS.map((name) => versionOf(name, changes)));
  const before = await versions({});
  const apply = (change) => {
    const lock = readLock();
    if (change.dependency) {
      if (!lock.packages[change.dependency]) throw new Error(change.dependency + " is not installed");
      lock.packages[change.dependency].version = change.version;
      return { lock };
    }
    const text = readFileSync(change.file, "utf8");
    if (!text.includes(change.from)) throw new Error(change.file + " does not say " + change.from);
    return { lock, overlay: new Map([[change.file, text.replace(change.from, () => change.to)]]) };
  };
  const result = [];
  for (const change of JSON.parse(process.argv[1])) {
    const after = await versions(apply(change));
    result.push(FRONT_ENDS.filter((_, index) => after[index] !== before[index]));
  }
  console.log(JSON.stringify(result));
`;

const ALL = ["shell", "mfe-admin", "mfe-auth", "mfe-detail", "mfe-gallery", "mfe-static"];

const TABLE: [string, Change, string[]][] = [
  [
    "a comment in a shared button",
    { file: "shared/ui/src/button.tsx", from: "export const", to: "/** Presses. */\nexport const" },
    [],
  ],
  [
    "the name of a chunk",
    { file: "mfe-gallery/src/pages/home-page.tsx", from: '"faq"', to: '"questions"' },
    ["mfe-gallery"],
  ],
  ["a shared button's code", { file: "shared/ui/src/button-style.ts", from: "inline-flex", to: "flex" }, ALL],
  [
    "a shared component that one remote uses",
    {
      file: "shared/ui/src/sparkline.tsx",
      from: "export const",
      to: 'console.log("new");\nexport const',
    },
    ["mfe-admin"],
  ],
  [
    "a remote's own source",
    {
      file: "mfe-static/src/pages/about-page.tsx",
      from: "export default",
      to: 'console.log("new");\nexport default',
    },
    ["mfe-static"],
  ],
  [
    "a remote's routes",
    { file: "mfe-auth/remote.config.ts", from: '"/login"', to: '"/sign-in"' },
    ["mfe-auth"],
  ],
  [
    "the shell's own source",
    { file: "shell/src/main.ts", from: "const run", to: 'console.log("new");\nconst run' },
    ["shell"],
  ],
  ["a test", { file: "shared/ui/src/button.test.tsx", from: "test", to: "// more\ntest" }, []],
  [
    "what the host provides to remotes",
    {
      file: "shared/host/src/host-context.ts",
      from: "return useSyncExternalStore",
      to: 'console.log("new");\n  return useSyncExternalStore',
    },
    ["shell"],
  ],
  ["a patch of React", { dependency: "node_modules/react-dom", version: "19.3.99" }, ["shell"]],
  ["a minor version of React", { dependency: "node_modules/react-dom", version: "19.99.0" }, ALL],
  ["a dependency of the API only", { dependency: "node_modules/sharp", version: "99.0.0" }, []],
  ["a bundler", { dependency: "node_modules/webpack", version: "5.999.0" }, ALL],
  ["a tool that only tests need", { dependency: "node_modules/jest", version: "99.0.0" }, []],
];

let changed: string[][] = [];

test.beforeAll(async () => {
  const changes = JSON.stringify(TABLE.map(([, change]) => change));
  const { stdout } = await execute(process.execPath, ["--input-type=module", "-e", NEW_VERSIONS, changes], {
    cwd: ROOT,
  });
  changed = JSON.parse(stdout);
});

for (const [index, [name, , expected]] of TABLE.entries())
  test(`${name} makes new versions of ${expected.join(", ") || "nothing"}`, () => {
    expect(changed[index]?.sort()).toEqual([...expected].sort());
  });
