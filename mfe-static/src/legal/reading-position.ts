/** A section counts as read once its top is above this share of the viewport's height. */
export const READING_LINE = 0.3;

/**
 * The index of the section being read: the last whose top has passed the reading line. At the end of the page it is the
 * last section, which may be too short to reach the line.
 */
export const sectionBeingRead = (tops: readonly number[], line: number, atEnd: boolean): number =>
  atEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= line),
      );
