import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RefusedError } from "../registry/transitions";

const TIMEOUT_MS = 120_000;

/**
 * Writes a body to a file on disk and passes the file to `use` if its hash is the signed one; removes it afterwards.
 * @throws RefusedError if the body is too large or has another hash
 */
export const receiveUpload = async <Result>(
  body: Readable,
  { integrity, maxBytes }: { integrity: string; maxBytes: number },
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), "release-upload-"));
  try {
    const path = join(folder, "upload");
    const hash = createHash("sha384");
    let bytes = 0;
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > maxBytes) throw new RefusedError(`A file may have at most ${maxBytes} bytes.`);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: "wx", mode: 0o600 }),
      { signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    if (`sha384-${hash.digest("base64")}` !== integrity)
      throw new RefusedError("The body differs from the signed one.");
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
