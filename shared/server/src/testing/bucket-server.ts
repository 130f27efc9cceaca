import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BucketLocation } from "../object-store/bucket-store";
import { isSigned } from "./request-signature";

/**
 * The part of Amazon S3's protocol that object stores use, over HTTP: GET, HEAD, PUT with `If-None-Match: *`, deletion
 * of several objects and ListObjectsV2 in pages, all signed. No package for Node 20 offers conditional writes.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export interface BucketServer {
  location: BucketLocation;
  /** The settings of a site that uses it. */
  settings: Record<string, string>;
  /** The keys of its objects. */
  keys(): string[];
  /** Rejects the next conditional write with this status, as a bucket does while another write is in progress. */
  refuseNext(status: number): void;
  close(): Promise<void>;
}

interface StoredBytes {
  bytes: Buffer;
  at: Date;
}

const BUCKET = "promptfolio";
const SECRET = "the secret of a test bucket";
/** Small, so that tests need more than one page. */
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
    ([key, stored]) =>
      `<Contents><Key>${key}</Key><LastModified>${stored.at.toISOString()}</LastModified><ETag>${etagOf(stored)}</ETag><Size>${stored.bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next =
    found.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${found.length > PAGE}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
};

/** Starts a bucket in this process's memory. */
export const startBucketServer = async (): Promise<BucketServer> => {
  const objects = new Map<string, StoredBytes>();
  let refusal: number | undefined;

  const put = async (request: IncomingMessage, response: ServerResponse, key: string): Promise<void> => {
    const bytes = await readBody(request);
    const isConditional = request.headers["if-none-match"] === "*";
    if (isConditional && refusal !== undefined) {
      response
        .writeHead(refusal, { "content-type": "application/xml" })
        .end(errorXml("ConditionalRequestConflict"));
      refusal = undefined;
    } else if (isConditional && objects.has(key))
      response.writeHead(412, { "content-type": "application/xml" }).end(errorXml("PreconditionFailed"));
    else {
      const stored = { bytes, at: new Date() };
      objects.set(key, stored);
      response.writeHead(200, { etag: etagOf(stored) }).end();
    }
  };

  const get = (response: ServerResponse, key: string, hasBody: boolean): void => {
    const stored = objects.get(key);
    if (!stored) {
      response
        .writeHead(404, { "content-type": "application/xml" })
        .end(hasBody ? errorXml("NoSuchKey") : "");
      return;
    }
    response.writeHead(200, { etag: etagOf(stored), "content-length": stored.bytes.length });
    response.end(hasBody ? stored.bytes : undefined);
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

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = decodeURIComponent(url.pathname).replace(new RegExp(`^/${BUCKET}/?`), "");
    if (!isSigned(request, SECRET)) response.writeHead(403).end(errorXml("AccessDenied"));
    else if (request.method === "PUT") await put(request, response, key);
    else if (request.method === "POST") await removeSeveral(request, response);
    else if (key === "" && url.searchParams.get("list-type") === "2")
      response.writeHead(200, { "content-type": "application/xml" }).end(listXml(objects, url.searchParams));
    else get(response, key, request.method === "GET");
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  const location = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: "auto",
    accessKeyId: "key",
    secretAccessKey: SECRET,
  };
  return {
    location,
    settings: {
      S3_ENDPOINT: location.endpoint,
      S3_BUCKET: location.bucket,
      S3_REGION: location.region,
      S3_ACCESS_KEY_ID: location.accessKeyId,
      S3_SECRET_ACCESS_KEY: location.secretAccessKey,
    },
    keys: () => [...objects.keys()],
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
