import { rmSync } from "node:fs";
import { join } from "node:path";
import { describeRelease } from "../webpack/describe-release";
import { projectVersion, readBundler, requireRemoteConfig } from "./project";

/** Builds the remote in a folder as a release. */
export const build = async (folder: string): Promise<void> => {
  const version = projectVersion(folder);
  process.env["NODE_ENV"] = "production";
  process.env["RELEASE_VERSION"] = version;
  const { id } = await requireRemoteConfig(folder);
  const bundler = await readBundler(folder);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  await bundler.build();
  await describeRelease(folder, version);
  console.log(`built ${id} ${version} in dist/release`);
};
