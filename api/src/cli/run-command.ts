import { OperatorError } from "@promptfolio/server/operator-error";
import { type ApiConfig, readConfig } from "../config";

/** Runs an operator's command: what they have to know is printed as a sentence, and the exit code is 1 then. */
export async function runCommand(
  usage: string,
  run: (config: ApiConfig, folder: string) => Promise<string>,
): Promise<void> {
  try {
    const [folder, ...others] = process.argv.slice(2);
    if (folder === undefined || others.length > 0) throw new OperatorError(usage);
    const config = readConfig(process.env);
    if (config.databaseUrl !== undefined) {
      throw new OperatorError(
        "DATABASE_URL is set: use pg_dump and pg_restore, and the bucket's own backup.",
      );
    }
    console.log(await run(config, folder));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
