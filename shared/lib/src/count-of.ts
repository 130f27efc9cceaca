const COUNT = new Intl.NumberFormat("en-US");

/** A count with thousands separators: 1,024. The same on the server and in every browser. */
export const formatCount = (count: number): string => COUNT.format(count);

/** A count with its noun: `1 view`, `2 views`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
