/** One made-up word: its position on its line and its width, in units of a line 100 wide. */
export interface Shape {
  x: number;
  line: number;
  width: number;
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/** Whole numbers below `limit`, always the same for one seed (xorshift, 32 bits). */
const numbers = (seed: number): ((limit: number) => number) => {
  let state = seed || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
};

const GAP = 2;
const WIDTHS = [5, 6, 8, 9, 11, 13, 15, 18];

/**
 * Lines of shapes that look like a text seen through frosted glass. They are derived from the image's id only and
 * disclose nothing about the prompt, not even its length. The same on the server and in the browser.
 */
export const sealedShapes = (seed: string, lines: number): Shape[] => {
  const next = numbers(hash(seed));
  return Array.from({ length: lines }, (_, line) => {
    const shapes: Shape[] = [];
    const end = line === lines - 1 ? 48 + next(24) : 92 + next(9);
    for (let x = 0; x < end - 4; ) {
      const width = Math.min(WIDTHS[next(WIDTHS.length)] ?? GAP, end - x);
      shapes.push({ x, line, width });
      x += width + GAP;
    }
    return shapes;
  }).flat();
};

/**
 * The shapes as the data of one SVG path, to be stroked: otherwise five cards would add four hundred elements to the
 * first paint.
 */
export const shapesPath = (shapes: Shape[], height: number): string => {
  let last: Shape | undefined;
  return shapes
    .map((shape) => {
      const { x, line, width } = shape;
      const move =
        last?.line === line ? `m${x - last.x - last.width} 0` : `M${x} ${line * height + height / 2}`;
      last = shape;
      return `${move}h${width}`;
    })
    .join("");
};
