import { formatFileSize } from "./file-size";

test.each([
  [0, "under 1 KB"],
  [1023, "under 1 KB"],
  [2048, "2.0 KB"],
  [87 * 1024, "87 KB"],
  [10.5 * 1024 * 1024, "10.5 MB"],
])("%d bytes are '%s'", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
