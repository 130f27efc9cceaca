import { createPreviews } from "../previews/previews";
import { useReleaseFixture } from "../testing/release-fixture";

const fixture = useReleaseFixture();

const tokenIn = (link = ""): string => new URL(link).searchParams.get("token") ?? "";

test("signs links with the store's own key where releases are not signed", async () => {
  await fixture.publish("orders", "1.0.0");
  const { lines } = await fixture.run("preview", "orders", "--site", "http://localhost:3000");
  const [link] = lines;
  const previews = createPreviews({ ...fixture.context, trusted: undefined });
  expect(await previews.open(tokenIn(link))).toMatchObject({
    preview: { remote: "orders", version: "1.0.0" },
  });
  await fixture.run("preview", "orders", "--revoke");
  const later = createPreviews({ ...fixture.context, trusted: undefined });
  expect(await later.open(tokenIn(link))).toBeUndefined();
});

test("refuses a preview of a version that was not published", async () => {
  await fixture.publish("orders", "1.0.0");
  await expect(fixture.run("preview", "orders", "2.0.0", "--site", "http://localhost:3000")).rejects.toThrow(
    "There is no release orders 2.0.0",
  );
});
