import type { Credentials } from "@promptfolio/contracts/api/accounts";
import { unauthenticated } from "../http/problem";
import type { Services } from "../services";
import type { Viewer } from "../viewing/viewer";
import { type AccountRecord, emailKey, findAccount, isKnownBrowser, rememberBrowser } from "./queries";
import { signInRules } from "./throttle";
import type { Role } from "./tokens";

/**
 * Checks credentials. An unknown address, a wrong password, the other kind of account and a deactivated one all get the
 * same answer after the same time.
 * @throws Problem 401 'Incorrect email or password', 429 after repeated failures
 */
export async function signIn(
  services: Services,
  role: Role,
  { email, password }: Credentials,
  viewer: Viewer,
): Promise<AccountRecord> {
  const { database, keys, throttle, checkPassword } = services;
  const rules = signInRules({
    account: keys.fingerprint(emailKey(email)),
    network: viewer.network,
    known: await isKnownBrowser(database, email, viewer.browserId),
  });
  await throttle.attempt(rules);
  const account = await findAccount(database, role, email);
  const matches = await checkPassword(account?.password_hash, password);
  if (!account || !matches || account.status !== "active") {
    throw unauthenticated("Incorrect email or password");
  }
  await throttle.succeeded(rules);
  await rememberBrowser(database, account.id, viewer.browserId);
  return account;
}
