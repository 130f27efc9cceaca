import { freezeChannel } from "../../registry/channels";
import { useReleaseFixture } from "../../testing/release-fixture";
import { watchStatus } from "./watch-status";

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("gallery", "1.0.0", "new");
});

test("prints the status once, and again after a change", async () => {
  const stopping = new AbortController();
  const printed: string[] = [];
  let freezing: Promise<unknown> = Promise.resolve();
  await watchStatus(fixture.context, undefined, {
    print: (text) => {
      printed.push(text);
      if (printed.length === 1) freezing = freezeChannel(fixture.otherTeam(), "gallery", "the launch is on");
      else stopping.abort();
    },
    asJson: false,
    signal: stopping.signal,
    pollIntervalMs: 1,
  });
  await freezing;
  expect(printed).toEqual([
    expect.not.stringContaining("is frozen"),
    expect.stringContaining("gallery is frozen by grace"),
  ]);
});
