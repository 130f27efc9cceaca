import { freezeChannel } from "../registry/channels";
import { useReleaseFixture } from "../testing/release-fixture";
import { type Status, statusTable, watchStatus } from "./status";

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("gallery", "1.0.0", "new");
});

test("prints the status once, and again after a change", async () => {
  const printed: string[] = [];
  let freezing: Promise<unknown> = Promise.resolve();
  const format = (status: Status) => statusTable(status).join("\n");
  for await (const text of watchStatus(fixture.context, undefined, format, 1)) {
    printed.push(text);
    if (printed.length > 1) break;
    freezing = freezeChannel(fixture.otherTeam(), "gallery", "the launch is on");
  }
  await freezing;
  expect(printed).toEqual([
    expect.not.stringContaining("is frozen"),
    expect.stringContaining("gallery is frozen by grace"),
  ]);
});
