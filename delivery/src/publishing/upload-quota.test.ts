import { createUploadQuota } from "./upload-quota";

const MINUTE_MS = 60_000;

const startQuota = () => {
  let minutes = 0.5;
  const quota = createUploadQuota(100, () => minutes * MINUTE_MS);
  return {
    take: quota.take,
    /** Whether the bytes are taken this many minutes after the start. */
    takeAt: (later: number, bytes: number): boolean => {
      minutes = 0.5 + later;
      return quota.take("a", bytes);
    },
  };
};

test("takes at most its bytes in any hour", () => {
  const { takeAt } = startQuota();
  expect([takeAt(0, 10), takeAt(59, 90), takeAt(60, 1), takeAt(61.5, 11), takeAt(61.5, 10)]).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect([takeAt(118, 1), takeAt(120.5, 90)]).toEqual([false, true]);
});

test("counts each key by itself", () => {
  const { take } = startQuota();
  expect([take("a", 100), take("b", 100), take("a", 1)]).toEqual([true, true, false]);
});
