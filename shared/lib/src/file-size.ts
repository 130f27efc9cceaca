const KB = 1024;
const MB = 1024 * KB;

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** 2048 → "2.0 KB", 11010048 → "10.5 MB". Below one KB everything is "under 1 KB". */
export const formatFileSize = (bytes: number): string => {
  if (bytes < KB) return "under 1 KB";
  return bytes < MB ? `${round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`;
};
