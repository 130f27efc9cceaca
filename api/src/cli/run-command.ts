import { isDiskFailure, reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { type ApiConfig, readConfig } from "../config/config";

/** Runs an operator's command. For an error the operator must resolve it prints one sentence, with exit code 1. */
export const runCommand = async (
  run: (config: ApiConfig, args: readonly string[]) => Promise<string>,
): Promise<void> => {
  try {
    console.log(await run(readConfig(process.env), process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof OperatorError || isDiskFailure(error))) throw error;
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
};

/** Runs a command on the data folder that takes another folder as its argument. */
export const runFolderCommand = (
  usage: string,
  run: (config: ApiConfig, folder: string) => Promise<string>,
): Promise<void> =>
  runCommand(async (config, [folder, ...others]) => {
    if (folder === undefined || others.length > 0) throw new OperatorError(usage);
    if (config.databaseUrl !== undefined) {
      throw new OperatorError(
        "DATABASE_URL is set: use pg_dump and pg_restore, and the bucket's own backup.",
      );
    }
    return run(config, folder);
  });
