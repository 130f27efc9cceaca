import { createTrustFixture, type TrustFixture } from "../testing/trust-fixture";
import { runTwoTeams } from "../testing/two-teams";

const OPERATIONS = 40;

let fixture: TrustFixture;
afterEach(() => fixture.remove());

test("keeps pages and foreign remotes intact while two teams release over HTTP at random", async () => {
  fixture = await createTrustFixture();
  const result = await runTwoTeams(fixture, (operations) => operations >= OPERATIONS);
  expect(result).toMatchObject({ failedPages: 0, foreignChanges: 0 });
  expect(result.pages).toBeGreaterThan(0);
  expect(result.releases).toBeGreaterThan(0);
}, 300_000);
