const HOUR_MS = 3_600_000;

/** How much each key has uploaded in the last hour. */
export const createUploadQuota = (bytesPerHour: number, now: () => number) => {
  const used = new Map<string, { since: number; bytes: number }>();
  return {
    /** Whether so many bytes more fit; they are counted if they do. */
    take: (key: string, bytes: number): boolean => {
      const known = used.get(key);
      const current = known && now() - known.since < HOUR_MS ? known : { since: now(), bytes: 0 };
      if (current.bytes + bytes > bytesPerHour) return false;
      used.set(key, { ...current, bytes: current.bytes + bytes });
      return true;
    },
  };
};
