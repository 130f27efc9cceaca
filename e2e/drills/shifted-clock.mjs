// Shifts the clock of a process and its threads by the number of milliseconds in a file.
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_OFFSET_FILE;
const now = Date.now;
const CHECK_INTERVAL_MS = 50;
let offset = 0;
let checkedAt = 0;

const shiftedNow = () => {
  const time = now();
  if (Math.abs(time - checkedAt) > CHECK_INTERVAL_MS) {
    checkedAt = time;
    offset = Number(readFileSync(file, "utf8")) || 0;
  }
  return time + offset;
};

if (file !== undefined)
  globalThis.Date = class extends Date {
    static now = shiftedNow;
    constructor(...values) {
      if (values.length === 0) super(shiftedNow());
      else super(...values);
    }
  };
