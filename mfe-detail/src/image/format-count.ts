const COUNT = new Intl.NumberFormat("en-US");

/** A count as people read it: 1,024. The same on the server and in every browser. */
export const formatCount = (count: number): string => COUNT.format(count);
