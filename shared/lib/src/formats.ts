import { DESCRIPTION_LENGTH } from "@promptfolio/contracts/limits";

/**
 * A whole number with thousands separators: 1,024. The same on the server and in every browser. Not by `Intl`: its first
 * formatter reads the locale's data, which blocks a slow phone for 100 ms while it hydrates the page.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** A count with its noun: `1 view`, `2 views`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const KB = 1024;
const MB = 1024 * KB;

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** 2048 → "2.0 KB", 11010048 → "10.5 MB". Below one KB everything is "under 1 KB". */
export const formatFileSize = (bytes: number): string => {
  if (bytes < KB) return "under 1 KB";
  return bytes < MB ? `${round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`;
};

const MINUTE = 60_000;

/** The time until `then`, to the minute: `5 h 12 min`, `12 min`, `less than a minute`. Both in milliseconds. */
export const timeUntil = (then: number, now: number): string => {
  const minutes = Math.ceil((then - now) / MINUTE);
  if (minutes <= 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** Characters to remove before an ellipsis: spaces, punctuation like a comma, half of a surrogate pair. */
const LOOSE_END = /[\s,;:–-]+$|[\uD800-\uDBFF]$/;

/** The text cut to at most `length` characters at a word boundary, with an ellipsis if something was cut. */
export const truncate = (text: string, length: number = DESCRIPTION_LENGTH): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const endsWithWord = /\s/.test(text.charAt(length));
  const words = endsWithWord ? cut : cut.replace(/\s+\S*$/, "");
  return `${words.replace(LOOSE_END, "")}…`;
};

/** Characters that some operating system forbids in file names, and control characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A file name that is valid on every system: the title without forbidden characters, and an ending. */
export const fileName = (title: string, ending: string): string => {
  const name = title
    .replace(FORBIDDEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\.+|\.+$/g, "");
  return `${name || "untitled"}${ending}`;
};
