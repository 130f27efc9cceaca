/** Bytes that were just sent, for a moment and up to a total size: a popular picture isn't read again for each viewer. */
export function createRecentBytes({ most = 32 * 1024 * 1024, milliseconds = 5_000, now = Date.now } = {}) {
  const kept = new Map<string, { bytes: Buffer; until: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };
  return {
    get(key: string): Buffer | undefined {
      const entry = kept.get(key);
      if (entry && entry.until > now()) return entry.bytes;
      drop(key);
      return undefined;
    },
    set(key: string, bytes: Buffer): void {
      drop(key);
      if (bytes.length > most) return;
      kept.set(key, { bytes, until: now() + milliseconds });
      total += bytes.length;
      for (const oldest of kept.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
    drop,
  };
}
