import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, step } from "./run.mjs";

/** Counts what passes and fails, over checks and test runners. */
export const createTestCounts = () => {
  const counts = { passed: 0, failed: 0 };

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
        return false;
      }
    },

    /**
     * Runs a test runner that writes its results as JSON.
     * @param {string} name
     * @param {(file: string) => { args: string[], env: NodeJS.ProcessEnv }} command Node's arguments, given where the
     *   results are to be written
     * @param {(results: unknown) => { passed: number, failed: number }} countsOf
     */
    runTests: async (name, command, countsOf) => {
      step(name);
      const file = join(await mkdtemp(join(tmpdir(), "promptfolio-results-")), "results.json");
      const { args, env } = command(file);
      const failure = await run(process.execPath, args, { env, show: true }).then(
        () => undefined,
        (error) => error,
      );
      try {
        const { passed, failed } = countsOf(JSON.parse(await readFile(file, "utf8")));
        counts.passed += passed;
        counts.failed += failed;
        if (failure && failed === 0) throw failure;
      } catch (error) {
        fail(error);
      }
    },

    /** Prints the closing line. Returns the exit code. */
    finish: () => {
      console.log(`${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed === 0 ? 0 : 1;
    },
  };
};
