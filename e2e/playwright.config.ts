import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const INSTALLED = "/usr/bin/chromium";
const executablePath = process.env["CHROMIUM_PATH"] ?? (existsSync(INSTALLED) ? INSTALLED : undefined);

/** Without these Chromium looks for its makers' servers at every start, and as root it needs no sandbox to run at all. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // A browser on a machine that is busy with other things may miss a beat; what fails three times is broken.
  retries: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["RESULTS_FILE"]
    ? [["list"], ["json", { outputFile: process.env["RESULTS_FILE"] }]]
    : [["list"]],
  use: {
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    actionTimeout: 10_000,
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? [...QUIET, "--no-sandbox"] : QUIET,
    },
  },
});
