import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const LENGTH = 24;
/** Random bytes from this value on are discarded, as they would favour the alphabet's first characters. */
const UNBIASED_BELOW = 256 - (256 % ALPHABET.length);

/** A new id: 24 random lower-case letters and digits, 124 bits. */
export const newId = (): string => {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < UNBIASED_BELOW && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
};
