export type Encoding = "br" | "gzip";

/** Best first: brotli saves a fifth of what gzip leaves. */
const KNOWN: readonly Encoding[] = ["br", "gzip"];

/** Each `Accept-Encoding` is one of few, so what it says is worked out once. */
const parsedHeaders = new Map<string, readonly Encoding[]>();
const MAX_PARSED_HEADERS = 200;

const parse = (header: string): readonly Encoding[] => {
  const weights = new Map(
    header.split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return KNOWN.filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
};

/** The encodings that the caller sent this `Accept-Encoding` takes, best first (RFC 9110, 12.5.3). */
export const acceptedEncodings = (header: string | string[] | undefined): readonly Encoding[] => {
  const text = String(header ?? "");
  const known = parsedHeaders.get(text) ?? parse(text);
  if (parsedHeaders.size < MAX_PARSED_HEADERS) parsedHeaders.set(text, known);
  return known;
};
