import { type BucketServer, startBucketServer } from "../testing/bucket-server";
import { createBucketObjects } from "./bucket-objects";

let server: BucketServer;
beforeEach(async () => {
  server = await startBucketServer();
});
afterEach(() => server.close());

test.each([[409], [412]])(
  "a conditional write that the bucket refuses with %i is lost, not broken",
  async (status) => {
    server.refuseNext(status);
    const store = createBucketObjects(server.location);
    expect(await store.create("registry/1", Buffer.from("x"))).toBe(false);
    expect(await store.create("registry/1", Buffer.from("x"))).toBe(true);
  },
);

test("a bucket that does not know conditional writes is no place for releases", async () => {
  server.refuseNext(501);
  const store = createBucketObjects(server.location);
  await expect(store.create("registry/1", Buffer.from("x"))).rejects.toThrow("answered 501");
});
