/** What a file name can't hold on one system or another, and control characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A name under which a file can be saved everywhere: the title, without what file systems refuse, and an ending. */
export const fileName = (title: string, ending: string): string => {
  const name = title
    .replace(FORBIDDEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\.+|\.+$/g, "");
  return `${name || "untitled"}${ending}`;
};
