import { join } from "node:path";
import { bundledModuleMapper } from "./api/test/bundled-packages.mjs";
import { FRONT_ENDS, inRoot, SHARED } from "./scripts/lib/packages.mjs";

/** `npm test` runs the fast suite, `npm run test:slow` the slow one; without it the named files run. */
const suite = process.env.TEST_SUITE;

/** A suite's files below these folders; all of them where none is named. */
const testsIn = (folders, extensions) => ({
  testMatch: [`<rootDir>/${folders}/**/*${suite === "slow" ? ".slow" : ""}.test.${extensions}`],
  testPathIgnorePatterns: ["/node_modules/", ...(suite === "fast" ? ["\\.slow\\.test\\."] : [])],
});

/** One project a workspace: the browser's packages run in jsdom, the server's in Node as native modules. */
const compile = (options = {}) => [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    sourceMaps: "inline",
    ...options,
  },
];

const browserProject = (name) => ({
  displayName: name,
  rootDir: join(import.meta.dirname, name),
  testEnvironment: inRoot("shared/remote-kit/testing/environment.mjs"),
  ...testsIn("src", "{ts,tsx}"),
  setupFiles: [inRoot("shared/remote-kit/testing/browser-globals.ts")],
  setupFilesAfterEnv: [inRoot("shared/remote-kit/testing/setup.ts")],
  transform: { "\\.[jt]sx?$": compile({ module: { type: "commonjs" } }) },
  moduleNameMapper: {
    "\\.(woff2?|ttf|otf|webp|avif|png|jpe?g|gif|ico|svg|mp4|webm|mp3)$": inRoot(
      "shared/remote-kit/testing/asset.ts",
    ),
  },
  // Workspace packages are TypeScript sources, and some of npm's ship only native modules.
  transformIgnorePatterns: ["/node_modules/(?!@promptfolio|typebox|@tanstack|sonner|axios|thumbhash)"],
});

const nodeProject = (name, folders = "{src,test}") => ({
  displayName: name,
  rootDir: join(import.meta.dirname, name),
  testEnvironment: "node",
  ...testsIn(folders, "ts"),
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": compile({ module: { type: "es6" } }) },
});

/** The commands' own tests, in Node as they are. */
const scriptsProject = {
  displayName: "scripts",
  rootDir: inRoot("scripts"),
  testEnvironment: "node",
  ...testsIn(".", "mjs"),
  transform: {},
};

const serverProject = (name) => ({
  ...nodeProject(name),
  // Fastify's packages require these ES modules, which jest can't before Node 24.
  moduleNameMapper: {
    "^(cookie|content-disposition)$": "<rootDir>/../api/.cache/$1.cjs",
    ...bundledModuleMapper,
  },
  testEnvironment: inRoot("api/test/environment.mjs"),
  globalSetup: "<rootDir>/../api/test/global-setup.mjs",
  globalTeardown: "<rootDir>/../api/test/global-teardown.mjs",
});

export default {
  // Only for tests that hang: the suite passes on a machine a third as fast.
  testTimeout: 180_000,
  projects: [
    ...[...SHARED.slice(0, -1), "shared/remote-kit/templates/remote", ...FRONT_ENDS].map(browserProject),
    nodeProject("shared/server"),
    nodeProject("shared/remote-kit", "{cli,vite,webpack}"),
    scriptsProject,
    ...["api", "delivery"].map(serverProject),
  ].map((project) => ({ ...project, cacheDirectory: inRoot(".cache/jest") })),
};
