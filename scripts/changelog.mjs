// Generates CHANGELOG.md from the subjects of the commits, newest first, by day and part: `npm run changelog`.
import { writeFileSync } from "node:fs";
import { inRoot } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

const HEADER = `# Changelog

Made from the commits by \`npm run changelog\`.
`;

/** Parts whose commits change nothing for those who use or operate the product. */
const INTERNAL = new Set(["chore", "e2e", "scripts", "changelog"]);

const SUBJECT = /^(\d{4}-\d\d-\d\d) ([a-z0-9-]+): (.+)$/;

/** @param {string} log lines of a day and a subject, newest first */
export const formatChangelog = (log) => {
  const days = new Map();
  for (const line of log.split("\n")) {
    const [, day, part, text] = SUBJECT.exec(line) ?? [];
    if (!day || INTERNAL.has(part)) continue;
    const parts = days.get(day) ?? new Map();
    days.set(day, parts.set(part, [...(parts.get(part) ?? []), text]));
  }
  const sections = [...days].map(([day, parts]) => {
    const lines = [...parts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([part, texts]) => texts.map((text) => `- **${part}**: ${text}`));
    return `\n## ${day}\n\n${lines.join("\n")}\n`;
  });
  return HEADER + sections.join("");
};

if (import.meta.filename === process.argv[1]) {
  const log = await run("git", ["log", "--no-merges", "--format=%as %s"]);
  writeFileSync(inRoot("CHANGELOG.md"), formatChangelog(log));
}
