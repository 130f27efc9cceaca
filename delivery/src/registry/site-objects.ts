import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { checkKey, type ObjectSource } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ReleaseObjects } from "./create-release-store";
import { integrityOf } from "./integrity";
import { LIMITS } from "./publishing-limits";
import { ConflictError } from "./release-store";
import { RefusedError } from "./transitions";
import type { SigningKey } from "./trust/keys";
import { signRequest } from "./trust/request-signature";

const TIMEOUT_MS = 120_000;
/** The pauses before retries if a site is busy or restarting, in milliseconds. */
const RETRY_AFTER_MS = [500, 2_000, 5_000];

const ListSchema = Type.Array(Type.Object({ key: Type.String(), modifiedAt: Type.String() }));
const ProblemSchema = Type.Object({ detail: Type.String() });

/** Whether a site without signed releases responded: it has no such URLs, where others explain what is missing. */
const hasNoStore = ({ status, headers }: Response): boolean =>
  status === 404 && !headers.get("content-type")?.startsWith("application/problem+json");

/** The release store of a site, over HTTP. Each request is signed by a key; the site decides what the key may do. */
export const createSiteObjects = (
  site: string,
  signer: SigningKey,
  now: () => Date = () => new Date(),
): ReleaseObjects => {
  const send = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    const url = `/releases/${path}`;
    const request = { method, url, integrity: body ? integrityOf(body) : null };
    for (let attempt = 0; ; attempt++) {
      const pause = RETRY_AFTER_MS[attempt];
      try {
        const response = await fetch(site + url, {
          method,
          headers: {
            authorization: signRequest(request, signer, now()),
            ...(body && { "content-type": "application/octet-stream" }),
          },
          ...(body && { body: new Uint8Array(body) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (hasNoStore(response))
          throw new RefusedError(
            `${site} takes no releases over HTTP. It takes signed ones while RELEASE_TRUST is set: its owner begins with "trust init" (docs/trust.md). Beside the site's releases, use --store DIR without --key.`,
          );
        if (response.status !== 503 || pause === undefined) return response;
      } catch (error) {
        if (pause === undefined || error instanceof RefusedError) throw error;
      }
      await wait(pause);
    }
  };

  const refuse = async (response: Response): Promise<never> => {
    if (response.status === 409) throw new ConflictError();
    const body: unknown = await response.json().catch(() => undefined);
    throw new RefusedError(
      Value.Check(ProblemSchema, body) ? body.detail : `The site responded with ${response.status}.`,
    );
  };

  const find = async (method: "GET" | "HEAD", key: string): Promise<Response | undefined> => {
    const response = await send(method, `objects/${checkKey(key)}`);
    if (response.status === 404) return undefined;
    return response.ok ? response : refuse(response);
  };

  const put = async (key: string, source: ObjectSource): Promise<boolean> => {
    const bytes = Buffer.isBuffer(source) ? source : await readFile(source.path);
    if (bytes.length > LIMITS.fileBytes)
      throw new RefusedError(`${key} has more than ${LIMITS.fileBytes} bytes.`);
    const response = await send("PUT", `objects/${checkKey(key)}`, bytes);
    if (response.status === 412) return false;
    return response.ok || refuse(response);
  };

  return {
    read: async (key) => {
      const response = await find("GET", key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    has: async (key) => (await find("HEAD", key)) !== undefined,
    hasContents: async (key, integrity) =>
      (await find("HEAD", key))?.headers.get("x-content-integrity") === integrity,
    write: async (key, source) => {
      await put(key, source);
    },
    create: async (key, source) => !(await find("HEAD", key)) && put(key, source),
    list: async (prefix, after = "") => {
      const response = await send("GET", `objects?${new URLSearchParams({ prefix, after })}`);
      if (!response.ok) return refuse(response);
      const found = Value.Parse(ListSchema, await response.json());
      return found.map(({ key, modifiedAt }) => ({ key, modifiedAt: new Date(modifiedAt) }));
    },
    remove: () =>
      Promise.reject(new RefusedError("Releases can't be pruned over HTTP: run prune beside the store.")),
  };
};
