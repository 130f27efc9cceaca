import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseFile } from "@promptfolio/contracts/release";
import webpack, { type Configuration } from "webpack";
import { describeFile } from "./release-files";

export interface ServerBuild {
  /** The files for SSR of the current sources; waits for a build in progress. */
  files(): Promise<ReleaseFile[]>;
  /** The code of one of the files; undefined if there is none with this name. */
  read(path: string): Promise<Buffer | undefined>;
}

const PREFIX = "server/";

/** Builds a front end for SSR, again whenever its sources change; in a separate folder, as it is never released. */
export const watchServerBuild = async (
  configurations: Configuration[],
  folder: string,
  publicPath: string,
): Promise<ServerBuild> => {
  const path = join(folder, "dist/development");
  await rm(path, { recursive: true, force: true });
  const compiler = webpack(
    configurations.map(
      (configuration): Configuration => ({
        ...configuration,
        devtool: false,
        output: { ...configuration.output, path, publicPath },
      }),
    ),
  );
  if (!compiler) throw new Error(`${folder} can't be built for the server`);
  let finish = (): void => undefined;
  let finished = Promise.resolve();
  const begin = (): void => {
    finish();
    finished = new Promise((resolve) => (finish = resolve));
  };
  begin();
  compiler.hooks.invalid.tap("watch-server-build", begin);
  compiler.watch({}, (error, stats) => {
    if (error) console.error(error.message);
    if (stats?.hasErrors()) console.error(stats.toString("errors-only"));
    finish();
  });

  const describe = (name: string): ReleaseFile => ({
    ...describeFile(path, join(path, name)),
    path: PREFIX + name,
  });
  const names = async (): Promise<string[]> => {
    await finished;
    return (await readdir(path).catch(() => [])).filter((name) => name.endsWith(".cjs")).sort();
  };
  return {
    files: async () => (await names()).map(describe),
    read: async (file) => {
      const name = (await names()).find((known) => PREFIX + known === file);
      return name === undefined ? undefined : readFile(join(path, name));
    },
  };
};
