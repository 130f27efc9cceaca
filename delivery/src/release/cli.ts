import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { readDeliveryConfig, SettingError } from "../config";
import { createReleaseStore } from "../registry/create-release-store";
import { openObjects } from "../registry/open-objects";
import { LostRaceError } from "../registry/release-store";
import { RefusedError } from "../registry/transitions";
import { publishBuild } from "./publish";

const USAGE = "usage: release publish FOLDER… [--promote]";

const publish = async (folders: string[], promote: boolean): Promise<void> => {
  const store = createReleaseStore(openObjects(readDeliveryConfig(process.env).releases));
  for (const folder of folders) {
    const { id, version, isNew } = await publishBuild(store, folder, {
      by: userInfo().username,
      now: () => new Date(),
      promoteNew: promote,
    });
    console.log(isNew ? `published ${id} ${version}` : `${id} ${version} is published already`);
  }
};

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { promote: { type: "boolean", default: false } },
  });
  const [command, ...rest] = positionals;
  if (command !== "publish" || rest.length === 0) throw new SettingError(USAGE);
  await publish(rest, values.promote);
};

main().catch((error: unknown) => {
  const isTold = [SettingError, RefusedError, LostRaceError].some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
