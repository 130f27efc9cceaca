import { parseByteRange } from "./byte-range";

it.each([
  [undefined, undefined],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=50-5000", { start: 50, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-5", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["pages=1-2", undefined],
])("reads %j of 100 bytes as %j", (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});
