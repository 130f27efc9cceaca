import { formatTime } from "../lib/format";
import { lastUpdatedText } from "./live-bar";

const NOW = Date.UTC(2026, 0, 15, 12, 0, 0);

test.each([
  [0, "Never"],
  [NOW, "0s ago"],
  [NOW + 500, "0s ago"],
  [NOW - 59_999, "59s ago"],
  [NOW - 60_000, "1m ago"],
  [NOW - 3_599_999, "59m ago"],
  [NOW - 3_600_000, formatTime(NOW - 3_600_000)],
])("formats an update at %d as '%s'", (at, text) => {
  expect(lastUpdatedText(at, NOW)).toBe(text);
});
