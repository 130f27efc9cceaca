import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { NONCE_PLACEHOLDER } from "../render/document";
import type { Encoding } from "./accepted-encoding";
import type { CachedPage } from "./cached-page";
import type { PagePieces } from "./page-pieces";

/** Each piece leaves the compressor as soon as it is in. */
const COMPRESSORS = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

async function* withNonce(pieces: AsyncGenerator<string>, nonce: string): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** A page whose deferred parts are still to come: its answers are streams, and nobody knows yet what it will be in the end. */
export const pageInProgress = (status: number, pieces: PagePieces): CachedPage => ({
  status,
  etag: null,
  weight: 0,
  write: async (nonce, encoding: Encoding | undefined) => {
    const plain = Readable.from(withNonce(pieces.read(), nonce), { objectMode: false });
    if (!encoding) return { body: plain, encoding: null };
    // A caller who goes away while the page is written has nothing to be told.
    return { body: pipeline(plain, COMPRESSORS[encoding](), () => undefined), encoding };
  },
});
