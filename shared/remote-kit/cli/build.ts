import { rmSync } from "node:fs";
import { join } from "node:path";
import { describeRelease } from "../webpack/describe-release";
import { readProject } from "./project";
import { projectVersion } from "./project-version";

/** Builds the remote in a folder as a release. Resolves with the release's folder. */
export const build = async (folder: string): Promise<string> => {
  const version = projectVersion(folder);
  process.env["NODE_ENV"] = "production";
  process.env["RELEASE_VERSION"] = version;
  const { bundler, config } = await readProject(folder);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  await bundler.build();
  await describeRelease(folder, version);
  console.log(`built ${config.id} ${version} in dist/release`);
  return join(folder, "dist/release");
};
