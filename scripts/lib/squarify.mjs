/** The worst ratio of sides that the row's tiles get on a side of this length. */
const worstRatio = (row, scale, side) => {
  const area = row.reduce((sum, { size }) => sum + size, 0) * scale;
  const depth = area / side;
  return Math.max(
    ...row.map(({ size }) => {
      const length = (size * scale) / depth;
      return Math.max(length / depth, depth / length);
    }),
  );
};

/**
 * Fills a rectangle with tiles whose areas are in proportion to their sizes, as near to squares as rows allow (Bruls,
 * Huizing, van Wijk: "Squarified Treemaps", 2000). `items` are sorted, the largest first.
 */
export const squarify = (items, width, height) => {
  const scale = (width * height) / items.reduce((sum, { size }) => sum + size, 0);
  const tiles = [];
  let free = { x: 0, y: 0, width, height };
  let rest = items;
  while (rest.length > 0) {
    const isWide = free.width >= free.height;
    const side = isWide ? free.height : free.width;
    let count = 1;
    while (
      count < rest.length &&
      worstRatio(rest.slice(0, count + 1), scale, side) <= worstRatio(rest.slice(0, count), scale, side)
    )
      count += 1;
    const row = rest.slice(0, count);
    rest = rest.slice(count);
    const depth = (row.reduce((sum, { size }) => sum + size, 0) * scale) / side;
    let along = 0;
    for (const item of row) {
      const length = (item.size * scale) / depth;
      const place = isWide
        ? { x: free.x, y: free.y + along, width: depth, height: length }
        : { x: free.x + along, y: free.y, width: length, height: depth };
      tiles.push({ ...item, ...place });
      along += length;
    }
    free = isWide
      ? { ...free, x: free.x + depth, width: free.width - depth }
      : { ...free, y: free.y + depth, height: free.height - depth };
  }
  return tiles;
};
