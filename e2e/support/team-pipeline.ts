import { readFile } from "node:fs/promises";
import { join } from "node:path";

const WORKFLOW = ".github/workflows/ci.yml";

/** The last script of a team's CI workflow: it publishes, previews and verifies a change. */
export const publishingScript = async (folder: string): Promise<string> => {
  const workflow = await readFile(join(folder, WORKFLOW), "utf8");
  const script = workflow.split("run: |\n").at(-1) ?? "";
  return `set -o pipefail\n${script.replaceAll(/^ +/gm, "")}`;
};
