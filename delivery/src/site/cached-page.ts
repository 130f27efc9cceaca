import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { NONCE_PLACEHOLDER } from "../render/document";
import type { Encoding } from "./accepted-encoding";
import type { encodePage, WritePage } from "./encode-page";
import { insertNonce, joinAroundNonces } from "./page-bytes";

/** A page, as it is kept: the same for everyone but for its nonce. */
export interface CachedPage {
  status: number;
  /** Null for a page that is not finished yet. */
  etag: string | null;
  /** What it takes to keep, in bytes. */
  weight: number;
  /** The body of one answer, in this encoding if possible. The first that asks for an encoding waits for it. */
  write(nonce: string, encoding: Encoding | undefined): Promise<WrittenPage>;
}

export interface WrittenPage {
  body: Buffer | Readable;
  encoding: Encoding | null;
}

export interface PageEncoder {
  encode: typeof encodePage;
  /** Told when a page can't be encoded; it goes out as it is. */
  onError: (error: unknown) => void;
}

/** A finished page, whose answers are whole as well. */
export interface FinalCachedPage extends CachedPage {
  etag: string;
  write(nonce: string, encoding: Encoding | undefined): Promise<WrittenPage & { body: Buffer }>;
}

/** Plain and in both encodings, as a multiple of the plain page: each makes a quarter of it at most. */
const WEIGHT_WITH_ENCODINGS = 1.5;

/** Makes a page out of a document with placeholders for the nonce. */
export const cachePage = (
  html: string,
  status: number,
  { encode, onError }: PageEncoder,
): FinalCachedPage => {
  const page = joinAroundNonces(html.split(NONCE_PLACEHOLDER).map((part) => Buffer.from(part)));
  const plain: WritePage = (nonce) => insertNonce(page, nonce);
  const encoded = new Map<Encoding, Promise<WritePage | null>>();
  const writerFor = (encoding: Encoding): Promise<WritePage | null> => {
    const known =
      encoded.get(encoding) ??
      encode(page, encoding).catch((error: unknown) => {
        onError(error);
        return null;
      });
    encoded.set(encoding, known);
    return known;
  };
  return {
    status,
    etag: `W/"${createHash("sha256").update(page.bytes).digest("base64url").slice(0, 22)}"`,
    weight: page.bytes.length * WEIGHT_WITH_ENCODINGS,
    write: async (nonce, encoding) => {
      const write = encoding && (await writerFor(encoding));
      return write ? { body: write(nonce), encoding } : { body: plain(nonce), encoding: null };
    },
  };
};
