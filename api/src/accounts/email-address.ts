import { domainToASCII, domainToUnicode } from "node:url";
import { cleanText } from "@promptfolio/lib/clean-text";
import { badRequest } from "../http/problem";

/** The parts around the last @; a final dot of the domain means the same as none. */
const partsOf = (email: string) => {
  const at = email.lastIndexOf("@");
  return { local: email.slice(0, at), domain: email.slice(at + 1).replace(/[.\uff0e\u3002\uff61]$/, "") };
};

/**
 * The form in which emails are compared: without case, the domain in ASCII. Browsers send a domain such as
 * bücher.example in either form.
 */
export const emailKey = (email: string): string => {
  const { local, domain } = partsOf(email);
  return `${local.normalize("NFC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
};

/**
 * The email as it is stored and shown: as people write it.
 * @throws Problem 400 if no domain can be called like that, or if characters hide or reorder others
 */
export const storedEmail = (email: string): string => {
  const { local, domain } = partsOf(email);
  const ascii = domainToASCII(domain);
  if (ascii === "" || cleanText(local) !== local)
    throw badRequest("The field 'email' must be an email address.", "email");
  const isWritten = ascii === domain.toLowerCase() && !/(^|\.)xn--/.test(ascii);
  return `${local}@${isWritten ? domain : domainToUnicode(ascii)}`;
};
