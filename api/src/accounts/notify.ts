import type { FastifyRequest } from "fastify";
import type { AccountServices } from "./account-services";
import { browserName } from "./browser-name";
import { type Notice, noticeMessage } from "./messages";

/** Mails a notice about the account to its owner, if mail is configured. The response doesn't wait for it. */
export const notify = (
  { config, mailer }: Pick<AccountServices, "config" | "mailer">,
  request: FastifyRequest,
  to: string,
  notice: Notice,
): void => {
  if (!mailer || !config.siteOrigin) return;
  const browser = browserName(request.headers["user-agent"]);
  mailer
    .send(noticeMessage(to, config.siteOrigin, { notice, browser, at: new Date() }))
    .catch((error: unknown) => request.log.error({ err: error, notice }, "a notice could not be mailed"));
};
