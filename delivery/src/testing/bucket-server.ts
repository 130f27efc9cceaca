import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BucketLocation } from "../registry/bucket-objects";

/**
 * As much of Amazon S3's protocol as the release store uses, over HTTP: GET, HEAD, PUT with `If-None-Match: *`, DELETE,
 * the deletion of several and ListObjectsV2 in pages. No package for Node 20 offers conditional writes.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export interface BucketServer {
  location: BucketLocation;
  /** Refuses the next conditional write with this status, as a bucket does while another one is under way. */
  refuseNext(status: number): void;
  close(): Promise<void>;
}

interface StoredBytes {
  bytes: Buffer;
  at: Date;
}

const BUCKET = "promptfolio";
/** Small, so that tests meet more than one page. */
const PAGE = 3;

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

const etagOf = ({ bytes }: StoredBytes): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

const errorXml = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

const listXml = (objects: Map<string, StoredBytes>, query: URLSearchParams): string => {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? query.get("start-after") ?? "";
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, PAGE);
  const contents = page.map(
    ([key, kept]) =>
      `<Contents><Key>${key}</Key><LastModified>${kept.at.toISOString()}</LastModified><ETag>${etagOf(kept)}</ETag><Size>${kept.bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next =
    found.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${found.length > PAGE}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
};

/** Starts a bucket in this process's memory. */
export const startBucketServer = async (): Promise<BucketServer> => {
  const objects = new Map<string, StoredBytes>();
  let refusal: number | null = null;

  const put = async (request: IncomingMessage, response: ServerResponse, key: string): Promise<void> => {
    const bytes = await readBody(request);
    const isConditional = request.headers["if-none-match"] === "*";
    if (isConditional && refusal !== null) {
      response
        .writeHead(refusal, { "content-type": "application/xml" })
        .end(errorXml("ConditionalRequestConflict"));
      refusal = null;
    } else if (isConditional && objects.has(key))
      response.writeHead(412, { "content-type": "application/xml" }).end(errorXml("PreconditionFailed"));
    else {
      const kept = { bytes, at: new Date() };
      objects.set(key, kept);
      response.writeHead(200, { etag: etagOf(kept) }).end();
    }
  };

  const get = (response: ServerResponse, key: string, hasBody: boolean): void => {
    const kept = objects.get(key);
    if (!kept) {
      response
        .writeHead(404, { "content-type": "application/xml" })
        .end(hasBody ? errorXml("NoSuchKey") : "");
      return;
    }
    response.writeHead(200, { etag: etagOf(kept), "content-length": kept.bytes.length });
    response.end(hasBody ? kept.bytes : undefined);
  };

  const removeSeveral = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const keys = [...(await readBody(request)).toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(
      ([, key = ""]) => key,
    );
    for (const key of keys) objects.delete(key);
    const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join("");
    response
      .writeHead(200, { "content-type": "application/xml" })
      .end(`<?xml version="1.0"?><DeleteResult>${deleted}</DeleteResult>`);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const signed = request.headers.authorization ?? url.searchParams.get("X-Amz-Signature");
    const key = decodeURIComponent(url.pathname).replace(new RegExp(`^/${BUCKET}/?`), "");
    if (!signed) response.writeHead(403).end(errorXml("AccessDenied"));
    else if (request.method === "PUT") await put(request, response, key);
    else if (request.method === "POST") await removeSeveral(request, response);
    else if (request.method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === "" && url.searchParams.get("list-type") === "2")
      response.writeHead(200, { "content-type": "application/xml" }).end(listXml(objects, url.searchParams));
    else get(response, key, request.method === "GET");
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    location: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: "auto",
      accessKeyId: "key",
      secretAccessKey: "secret",
    },
    refuseNext: (status) => {
      refusal = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
