// Measures what verification adds to a first read; then two teams release over HTTP at random, for TRUST_MINUTES (5).
import { performance } from "node:perf_hooks";
import { createReleaseStore } from "../src/registry/create-release-store";
import { trustKey } from "../src/registry/object-keys";
import { openReleaseStore } from "../src/registry/open-release-store";
import { withVerifiedFiles } from "../src/registry/verified-files";
import { createTrustFixture } from "../src/testing/trust-fixture";
import { runTwoTeams } from "../src/testing/two-teams";

const ROUNDS = 200;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const measure = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

const fixture = await createTrustFixture();
await fixture.run(
  fixture.keys.gallery,
  "publish",
  "--promote",
  "--unverified",
  await fixture.build("gallery", "1.0.0"),
);
const pinned = await fixture.objects.read(trustKey(1));
const [plain, verified]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  // Both stores are new each round, so that nothing is cached.
  const base = withVerifiedFiles(createReleaseStore(fixture.objects), () => undefined);
  plain.push(await measure(() => base.readFile("gallery", "1.0.0", "remote-entry.js")));
  const { store } = await openReleaseStore(fixture.objects, { pinned, now: fixture.now });
  const trusted = withVerifiedFiles(store, () => undefined);
  verified.push(await measure(() => trusted.readFile("gallery", "1.0.0", "remote-entry.js")));
}
const cost = median(verified) - median(plain);
console.log(
  `first read of a file: ${median(plain).toFixed(2)} ms, verified ${median(verified).toFixed(2)} ms`,
);
console.log(`verification adds ${cost.toFixed(2)} ms (at most 2): ${cost <= 2 ? "ok" : "TOO MUCH"}`);

const until = Date.now() + Number(process.env["TRUST_MINUTES"] ?? 5) * 60_000;
const teams = await createTrustFixture();
const result = await runTwoTeams(teams, () => Date.now() >= until);
console.log(JSON.stringify(result));
const isGood = cost <= 2 && result.failedPages === 0 && result.foreignChanges === 0;
await Promise.all([fixture.remove(), teams.remove()]);
process.exit(isGood ? 0 : 1);
