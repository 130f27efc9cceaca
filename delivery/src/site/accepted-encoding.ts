import Negotiator from "negotiator";

export type Encoding = "br" | "gzip";

/** In order of preference: brotli's result is a fifth smaller than gzip's. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** Which of our encodings this `Accept-Encoding` allows, in our order, as browsers give all the same weight. */
export const acceptedEncodings = (header: string | string[] | undefined): readonly Encoding[] => {
  const negotiator = new Negotiator({ headers: { "accept-encoding": String(header ?? "") } });
  const accepted = new Set(negotiator.encodings([...ENCODINGS]));
  return ENCODINGS.filter((encoding) => accepted.has(encoding));
};
