import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyRequest } from "fastify";
import type { ApiConfig } from "../../config/config";
import { badRequest } from "../../http/problem";

export interface RelyingParty {
  name: string;
  /** The host name that passkeys are bound to. */
  id: string;
  origin: string;
}

/**
 * The site that passkeys are for. A browser signs only for its page's own host, so a forged `Host` gains nothing.
 * @throws Problem 400 if that is no host
 */
export const relyingPartyOf = (
  { siteOrigin }: Pick<ApiConfig, "siteOrigin">,
  request: FastifyRequest,
): RelyingParty => {
  const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin)) throw badRequest("The Host header is malformed.");
  return { name: PRODUCT_NAME, id: new URL(origin).hostname, origin };
};
