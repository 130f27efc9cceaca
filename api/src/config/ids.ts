import { randomInt } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id: 24 random lower-case letters and digits, 124 bits. */
export const newId = (): string =>
  Array.from({ length: 24 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
