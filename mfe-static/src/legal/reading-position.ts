/** How far down the window a section's title may stand to count as being read, as a share of its height. */
export const READING_LINE = 0.3;

/**
 * The index of the section that is being read: the last whose top has passed the reading line; at the page's end the
 * last one, which may be too short to get there.
 */
export const sectionBeingRead = (tops: readonly number[], line: number, atEnd: boolean): number =>
  atEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= line),
      );
