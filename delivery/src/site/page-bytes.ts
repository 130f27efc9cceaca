/** How many characters a nonce has: 16 bytes in base64, of which the last two are always `==`. */
export const NONCE_LENGTH = 24;

/** A page in one encoding, with holes of `NONCE_LENGTH` bytes where each answer's nonce goes. */
export interface PageBytes {
  bytes: Buffer;
  /** Where the holes begin, ascending. */
  nonceOffsets: readonly number[];
}

/** Joins what stands before, between and behind the holes. */
export const joinAroundNonces = (parts: readonly Buffer[]): PageBytes => {
  const hole = Buffer.alloc(NONCE_LENGTH);
  const holes: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length;
    holes.push(length);
    length += NONCE_LENGTH;
  }
  return {
    bytes: Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [hole, part]))),
    nonceOffsets: holes,
  };
};

/** What stands before, between and behind the holes. */
export const partsAroundNonces = ({ bytes, nonceOffsets: holes }: PageBytes): Buffer[] =>
  [...holes, bytes.length].map((end, index) =>
    bytes.subarray(index === 0 ? 0 : (holes[index - 1] ?? 0) + NONCE_LENGTH, end),
  );

/** The page as one answer gets it. */
export const insertNonce = ({ bytes, nonceOffsets: holes }: PageBytes, nonce: string): Buffer => {
  const filled = Buffer.allocUnsafe(bytes.length);
  bytes.copy(filled);
  for (const hole of holes) filled.write(nonce, hole, NONCE_LENGTH, "latin1");
  return filled;
};
