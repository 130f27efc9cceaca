import { acceptedEncodings } from "./cached-response";

const CASES: [header: string | undefined, accepted: string[]][] = [
  [undefined, []],
  ["", []],
  ["identity", []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br; q=0.5", ["br"]],
  ["*", ["br", "gzip"]],
  ["*;q=0", []],
  ["brotli-like, x-gzip", []],
];

test.each(CASES)("reads %j as %j", (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted);
  expect(acceptedEncodings(header)).toEqual(accepted);
});
