import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(import.meta.filename);

/** Jest's configuration for a remote: components in jsdom, `.test.ts` in Node; compiled by swc. */
export default {
  testEnvironment: join(import.meta.dirname, "environment.mjs"),
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFiles: [resolve("@promptfolio/remote-kit/testing/browser-globals")],
  setupFilesAfterEnv: [resolve("@promptfolio/remote-kit/testing/setup")],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      resolve("@swc/jest"),
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
        sourceMaps: "inline",
      },
    ],
  },
  moduleNameMapper: {
    "\\.(woff2?|ttf|otf|webp|avif|png|jpe?g|gif|ico|svg|mp4|webm|mp3)$": resolve(
      "@promptfolio/remote-kit/testing/asset",
    ),
  },
  // These packages are native ES modules, so Jest has to compile them like the sources.
  transformIgnorePatterns: ["/node_modules/(?!@promptfolio|typebox|@tanstack|sonner|axios|thumbhash)"],
};
