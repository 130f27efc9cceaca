import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type BucketServer, startBucketServer } from "@promptfolio/server/testing/bucket-server";

const DELAY_MS = 3_000;

type Fault = "none" | "slow" | "wrong";

export interface FaultyBucket {
  settings: BucketServer["settings"];
  become(fault: Fault): void;
  close(): Promise<void>;
}

/** A bucket that can be made slow, or to fail each request. */
export const startFaultyBucket = async (): Promise<FaultyBucket> => {
  const bucket = await startBucketServer();
  let fault: Fault = "none";
  const proxy = createServer(async (request, response) => {
    if (fault === "wrong") {
      request.resume();
      response.writeHead(500).end("<Error><Code>InternalError</Code></Error>");
      return;
    }
    if (fault === "slow") await wait(DELAY_MS);
    const forwarded = send(
      bucket.location.endpoint + request.url,
      { method: request.method, headers: request.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(proxy.address());
  return {
    settings: { ...bucket.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    become: (next: Fault): void => {
      fault = next;
    },
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await bucket.close();
    },
  };
};
