import { type BucketServer, startBucketServer } from "../testing/bucket-server";
import { createBucketStore } from "./bucket-store";

describe("a bucket", () => {
  let server: BucketServer;
  beforeEach(async () => {
    server = await startBucketServer();
  });
  afterEach(() => server.close());

  test.each([[409], [412]])(
    "treats a conditional write refused with %i as lost to another writer",
    async (status) => {
      server.refuseNext(status);
      const store = createBucketStore(server.location, "releases/");
      expect(await store.create("registry/1", Buffer.from("x"))).toBe(false);
      expect(await store.create("registry/1", Buffer.from("x"))).toBe(true);
    },
  );

  test("fails when the bucket does not support conditional writes", async () => {
    server.refuseNext(501);
    const store = createBucketStore(server.location, "releases/");
    await expect(store.create("registry/1", Buffer.from("x"))).rejects.toThrow("501");
  });

  test("signs every request, including conditional headers", async () => {
    const store = createBucketStore(server.location, "media/");
    expect(await store.create("a", Buffer.from("1"), "text/plain")).toBe(true);
    const intruder = createBucketStore(
      { ...server.location, secretAccessKey: "another secret key" },
      "media/",
    );
    await expect(intruder.read("a")).rejects.toThrow("403");
    await expect(intruder.create("b", Buffer.from("1"))).rejects.toThrow("403");
    await expect(intruder.list("a/")).rejects.toThrow("403");
    await expect(intruder.remove(["a"])).rejects.toThrow("403");
    expect(server.keys()).toEqual(["media/a"]);
  });
});
