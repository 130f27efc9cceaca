import { createPreviews } from "../previews/previews";
import { createReleaseFixture, type ReleaseFixture } from "../testing/release-fixture";
import { parseArguments } from "./arguments";
import { COMMANDS } from "./commands";

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.remove());

const run = (command: "preview" | "publish", ...args: string[]) => {
  const { positionals, options } = parseArguments([command, ...args]);
  return COMMANDS[command](fixture.context, positionals, options);
};
const tokenIn = (link = ""): string => new URL(link).searchParams.get("token") ?? "";

test("signs links with the store's own key where releases are not signed", async () => {
  await run("publish", await fixture.build("orders", "1.0.0"));
  const { lines } = await run("preview", "orders", "--site", "http://localhost:3000");
  const [link] = lines;
  const previews = createPreviews({ ...fixture.context, trusted: undefined });
  expect(await previews.open(tokenIn(link))).toMatchObject({
    preview: { remote: "orders", version: "1.0.0" },
  });
  await run("preview", "orders", "--revoke");
  const later = createPreviews({ ...fixture.context, trusted: undefined });
  expect(await later.open(tokenIn(link))).toBeUndefined();
});

test("refuses a preview of a version that was not published", async () => {
  await run("publish", await fixture.build("orders", "1.0.0"));
  await expect(run("preview", "orders", "2.0.0", "--site", "http://localhost:3000")).rejects.toThrow(
    "There is no release orders 2.0.0",
  );
});
