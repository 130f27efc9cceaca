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
