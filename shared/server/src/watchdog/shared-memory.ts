/** Two numbers of four bytes, and the text of a URL. */
const NUMBERS_BYTES = 8;
const MAX_URL_BYTES = 512;
export const MEMORY_BYTES = NUMBERS_BYTES + MAX_URL_BYTES;

const HEARTBEATS = 0;
const URL_LENGTH = 1;

/** What the main thread tells the watchdog's thread, in memory that both read: messages would need the main thread. */
export const openSharedMemory = (memory: SharedArrayBuffer) => {
  const numbers = new Int32Array(memory, 0, NUMBERS_BYTES / Int32Array.BYTES_PER_ELEMENT);
  const text = Buffer.from(memory, NUMBERS_BYTES, MAX_URL_BYTES);
  return {
    beat: (): void => {
      Atomics.add(numbers, HEARTBEATS, 1);
      Atomics.notify(numbers, HEARTBEATS);
    },
    /** Blocks its thread. @returns whether there was a heartbeat within the time, in milliseconds */
    waitForBeat: (ms: number): boolean =>
      Atomics.wait(numbers, HEARTBEATS, Atomics.load(numbers, HEARTBEATS), ms) !== "timed-out",
    /** Stores the beginning of a long URL. Called for each request: the URL of one has only Latin-1 characters. */
    setUrl: (url: string): void => {
      numbers[URL_LENGTH] = text.write(url, "latin1");
    },
    /** The URL without its query, which may contain secrets. */
    path: (): string => text.toString("latin1", 0, numbers[URL_LENGTH]).split("?", 1)[0] ?? "",
  };
};
