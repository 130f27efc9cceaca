const MINUTE_MS = 60_000;
const MINUTES = 60;

/**
 * Limits how many bytes each key uploads within any hour. They are counted by minute, and for up to a minute longer.
 * @param now milliseconds since 1970
 */
export const createUploadQuota = (bytesPerHour: number, now: () => number) => {
  const uploads = new Map<string, Map<number, number>>();
  return {
    /** Whether this many bytes are within the quota; if so, they are counted. */
    take: (key: string, bytes: number): boolean => {
      const minute = Math.floor(now() / MINUTE_MS);
      const recent = [...(uploads.get(key) ?? [])].filter(([at]) => at >= minute - MINUTES);
      const used = recent.reduce((sum, [, uploaded]) => sum + uploaded, 0);
      if (used + bytes > bytesPerHour) return false;
      const byMinute = new Map(recent);
      uploads.set(key, byMinute.set(minute, (byMinute.get(minute) ?? 0) + bytes));
      return true;
    },
  };
};
