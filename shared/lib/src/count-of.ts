const COUNT = new Intl.NumberFormat("en-US");

/** A count as people read it: 1,024. The same on the server and in every browser. */
export const formatCount = (count: number): string => COUNT.format(count);

/** A count and what is counted: `1 view`, `2 views`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
