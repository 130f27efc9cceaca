import { createReadLog } from "./read-log";

test("a browser needs the data cache for what hydrates with the page", () => {
  const log = createReadLog();
  log.add("later", "/filters");
  log.add("never", "/images");
  expect(log.get().readsData).toBe(false);
  log.add("with the page", undefined);
  expect(log.get().readsData).toBe(true);
});

test("a response that only static parts read is not needed", () => {
  const log = createReadLog();
  log.add("never", "/images");
  log.add("never", "/filters");
  log.add("later", "/filters");
  log.add("with the page", "/settings");
  expect(log.get().staticReads).toEqual(["/images"]);
});
