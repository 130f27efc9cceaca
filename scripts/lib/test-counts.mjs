import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, step } from "./run.mjs";

/** Counts what passes and fails, over checks and test runners. */
export const createTestCounts = () => {
  const counts = { passed: 0, failed: 0 };
  const messages = [];

  const fail = (error) => {
    console.error(error.message);
    counts.failed += 1;
  };

  return {
    fail,

    /** A check that passes or fails as a whole. Resolves with whether it passed; prints why if it did not. */
    check: async (name, work) => {
      try {
        await work();
        counts.passed += 1;
        step(name);
        return true;
      } catch (error) {
        step(`${name}: failed`);
        fail(error);
        // Again at the end: the tests' output follows.
        messages.push(`${name}: failed\n${error.message}`);
        return false;
      }
    },

    /**
     * Runs a test runner that writes its results as JSON.
     * @param {string} name
     * @param {(file: string) => { args: string[], env: NodeJS.ProcessEnv, show: "live" | "end" }} command Node's arguments
     *   and when to show the output, given where the results are to be written
     * @param {(results: unknown) => { passed: number, failed: number, failures?: string[] }} countsOf `failures` are
     *   printed before the closing line: other output follows the runner's
     */
    runTests: async (name, command, countsOf) => {
      step(name);
      const file = join(await mkdtemp(join(tmpdir(), "promptfolio-results-")), "results.json");
      const { args, env, show } = command(file);
      const failure = await run(process.execPath, args, { env, show }).then(
        () => undefined,
        (error) => error,
      );
      try {
        const { passed, failed, failures = [] } = countsOf(JSON.parse(await readFile(file, "utf8")));
        counts.passed += passed;
        counts.failed += failed;
        messages.push(...failures);
        if (failure && failed === 0) throw failure;
      } catch (error) {
        fail(error);
      }
    },

    /** Prints the closing line. Returns the exit code. */
    finish: () => {
      for (const message of messages) console.error(message);
      console.log(`${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed === 0 ? 0 : 1;
    },
  };
};
