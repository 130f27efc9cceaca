import { formatChangelog } from "./changelog.mjs";

test("lists changes by day and part, without those that only concern the repository", () => {
  const log = [
    "2026-02-02 shell: b",
    "2026-02-02 api: a",
    "2026-02-02 e2e: c",
    "2026-02-01 api: d",
    "2026-01-01 no part",
  ];
  expect(
    formatChangelog(log.join("\n"))
      .split("\n")
      .filter((line) => /^(##|-)/.test(line)),
  ).toEqual(["## 2026-02-02", "- **api**: a", "- **shell**: b", "## 2026-02-01", "- **api**: d"]);
});
