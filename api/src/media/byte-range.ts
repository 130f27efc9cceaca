/** Inclusive positions, as in `Content-Range`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks for of `size` bytes: one range; undefined to send everything (no header, several
 * ranges, or nonsense, as RFC 9110 allows); "unsatisfiable" if it starts behind the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | undefined | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return "unsatisfiable";
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}
