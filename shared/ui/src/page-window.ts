/**
 * The pages that a pagination lists: the first, the last, and those around the current one. `before` and `after`
 * represent the pages left out; a single page is never left out, as its number takes no more room.
 */
export const pageWindow = (page: number, pages: number): (number | "before" | "after")[] => {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 7) return numbers;
  const first = page <= 4 ? 1 : page >= pages - 3 ? pages - 4 : page - 1;
  const last = page >= pages - 3 ? pages : page <= 4 ? 5 : page + 1;
  const middle = numbers.slice(first - 1, last);
  return [
    ...(first > 1 ? ([1, "before"] as const) : []),
    ...middle,
    ...(last < pages ? (["after", pages] as const) : []),
  ];
};
