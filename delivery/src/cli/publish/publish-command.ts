import { UsageError } from "../arguments";
import type { Command } from "../command";
import { type PromoteOnPublish, type Published, publishBuild } from "./publish";

const describe = ({ id, version, isNew, promoted, files, repaired, needsKey }: Published): string => {
  if (needsKey) return `${id} ${version} is not published, as changes are signed here: set RELEASE_KEY`;
  const known = `${id} ${version} is published already`;
  const repairs =
    repaired.length > 0 ? `; missing or damaged files written again: ${repaired.join(", ")}` : "";
  const line = isNew ? `published ${id} ${version} (${files} files)` : known + repairs;
  return promoted ? `${line}; it is now stable` : line;
};

export const publishCommand: Command = async (context, folders, { promote, serve, unverified }) => {
  if (folders.length === 0) throw new UsageError("publish needs the folder of a built release.");
  if (promote && serve) throw new UsageError("publish takes --promote or --serve, not both.");
  const promoting: PromoteOnPublish = serve ? "fitting" : promote ? "new" : "none";
  const options = { mustBeVerified: promote && !unverified };
  const published: Published[] = [];
  for (const folder of folders) published.push(await publishBuild(context, folder, promoting, options));
  return {
    lines: published.map(describe),
    data: { published },
    writes: published.some(({ isNew, promoted, repaired }) => isNew || promoted || repaired.length > 0),
  };
};
