import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { countOf } from "@promptfolio/lib/formats";
import { readErrorSummary } from "../telemetry/errors/error-store";
import { remoteCommand } from "./command";

const minuteOf = (at: string): string => at.slice(0, 16).replace("T", " ");

const browsersOf = (browsers: Readonly<Record<string, number>>): string[] => {
  const named = Object.entries(browsers).map(([name, count]) => `${name} (${count})`);
  return named.length > 0 ? [`  in ${named.join(", ")}`] : [];
};

const describe = ({ kind, version, count, lastSeen, ...group }: ReleaseErrorGroup): string[] => [
  `${group.remote} ${version}  ${group.place}`,
  `  ${group.message}`,
  ...(group.source === null ? [] : [`  > ${group.source}`]),
  `  ${kind}, ${countOf(count, "time")}, last ${minuteOf(lastSeen)} UTC on ${group.page}`,
  ...browsersOf(group.browsers),
  ...group.stack.map((frame) => `    at ${frame}`),
];

/** Lists a remote's errors by version and place in its sources, most recently seen first. */
export const errorsCommand = remoteCommand("errors", async ({ objects }, id, version) => {
  const groups = (await readErrorSummary(objects)).filter(
    (group) => group.remote === id && (version === undefined || group.version === version),
  );
  return {
    lines: groups.length > 0 ? groups.flatMap(describe) : [`No errors of ${id} are known.`],
    data: { id, errors: groups },
  };
});
