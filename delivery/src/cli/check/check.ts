import { countOf } from "@promptfolio/lib/formats";
import { DESCRIPTOR_JSON_SCHEMA } from "../../registry/descriptor-schema";
import { UsageError } from "../arguments";
import type { Command } from "../command";
import { filesInBuild, readDescriptor } from "../publish/read-build";
import { assertValidFolder } from "./folder-errors";

/**
 * Checks whether a folder is a valid release, whatever tool built it.
 * @throws RefusedError with a sentence for each invalid field and file
 */
export const checkCommand: Command = async (_context, [folder], { schema }) => {
  if (schema)
    return {
      lines: [JSON.stringify(DESCRIPTOR_JSON_SCHEMA, null, 2)],
      data: DESCRIPTOR_JSON_SCHEMA,
    };
  if (!folder) throw new UsageError("check needs the folder of a build.");
  const descriptor = await readDescriptor(folder);
  await assertValidFolder(folder, descriptor, await filesInBuild(folder));
  const { id, version, files, routes } = descriptor;
  return {
    lines: [
      `${folder} is a valid release: ${id} ${version}, ${countOf(files.length, "file")}, ${countOf(routes.length, "route")}.`,
      "Whether it fits a site: release verify.",
    ],
    data: { id, version, files: files.length, routes: routes.length },
  };
};
