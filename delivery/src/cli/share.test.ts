import { parseShare } from "./channel-commands";

test.each([
  ["5%", 500],
  ["0.05", 500],
  ["12.5%", 1_250],
  ["100%", 10_000],
  ["1", 10_000],
  ["0%", undefined],
  ["101%", undefined],
  ["-5%", undefined],
  ["five", undefined],
])("a share of %s is %s basis points", (text, expected) => expect(parseShare(text)).toBe(expected));
