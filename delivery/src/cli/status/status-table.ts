import type { Status } from "./status";

const minute = (moment: string): string => moment.slice(0, 16).replace("T", " ");

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

const versionRow = (id: string, status: Status["entries"][number]["versions"][number]): string[] => [
  id,
  status.channel,
  status.version,
  percent(status.share),
  minute(status.since),
  status.commit.slice(0, 8) + (status.dirty ? "+" : ""),
  String(status.views),
  status.views + status.failures === 0 ? "-" : `${status.failures} (${percent(status.errorRate)})`,
];

const HEADINGS = ["remote", "channel", "version", "visitors", "since (UTC)", "commit", "views", "errors"];

const trustLines = (trust: Status["trust"]): string[] => {
  if (!trust) return ["Nothing is signed here: anyone who can write to the store can release anything."];
  const source = trust.isPinned ? "" : ", believed as the store has it (RELEASE_TRUST is not set)";
  const until = trust.expires ? `, to be confirmed until ${minute(trust.expires)}` : "";
  return [
    `Signed, by trust document ${trust.version}${source}${until}.`,
    ...(trust.problem ? [`Not trusted: ${trust.problem}.`] : []),
  ];
};

/** The status as a table, with notes below it. */
export const statusTable = ({ revision, entries, countedAt, trust }: Status): string[] => {
  const rows = [
    HEADINGS,
    ...entries.flatMap(({ id, versions }) => versions.map((one) => versionRow(id, one))),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const frozen = entries.flatMap(({ id, frozen: by }) =>
    by ? [`${id} is frozen by ${by.by} since ${by.at}: ${by.why}`] : [],
  );
  const framed = entries.filter(({ isolation }) => isolation === "frame");
  const rejected = entries.flatMap(({ id, rejected: contents }) =>
    contents.map(
      ({ version, why, at, views, failures }) =>
        `${id} ${version} did badly (${why}, ${minute(at)}${views > 0 ? `, ${failures} errors in ${views} views` : ""}): its code is promoted only with --force.`,
    ),
  );
  const idle = entries.filter(({ versions }) => versions.length === 0);
  return [
    ...table,
    ...idle.map(({ id }) => `${id} is published, but not stable yet.`),
    ...frozen,
    ...framed.map(({ id }) => `${id} runs in a frame without the site's origin.`),
    ...rejected,
    ...trustLines(trust),
    `Revision ${revision} of the registry. ${countedAt ? `Views and errors of two days, up to ${minute(countedAt)}.` : "No server has counted anything yet."}`,
  ];
};
