/** The ids of benchmark data are computed from a number, so a benchmark needs no list of them. */

const hex = (n: number, length: number): string => n.toString(16).padStart(length, "0");

export const benchImageId = (n: number): string => `bench${hex(n, 11)}${hex(n, 8)}`;

export const benchUserId = (n: number): string => `benchuser${hex(n, 15)}`;
