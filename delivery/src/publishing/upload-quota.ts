const HOUR_MS = 3_600_000;

/** Limits how much each key uploads in an hour, counted from its first upload in that hour. */
export const createUploadQuota = (bytesPerHour: number, now: () => number) => {
  const used = new Map<string, { since: number; bytes: number }>();
  return {
    /** Whether this many bytes are within the quota; if so, they are counted. */
    take: (key: string, bytes: number): boolean => {
      const known = used.get(key);
      const current = known && now() - known.since < HOUR_MS ? known : { since: now(), bytes: 0 };
      if (current.bytes + bytes > bytesPerHour) return false;
      used.set(key, { ...current, bytes: current.bytes + bytes });
      return true;
    },
  };
};
