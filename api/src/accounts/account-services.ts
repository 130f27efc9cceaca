import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";
import type { Transporter } from "nodemailer";
import type { ApiConfig } from "../config/config";
import type { KeyRing } from "../config/keys";
import type { Database } from "../database/database";
import type { AccountCache } from "./account-cache";
import type { Authentication } from "./authentication";
import type { PasswordCheck } from "./passwords";
import type { Throttle } from "./throttle";
import type { Tokens } from "./tokens";

/** What the routes of accounts need. */
export interface AccountServices {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly keys: KeyRing;
  readonly tokens: Tokens;
  readonly authentication: Authentication;
  readonly accounts: AccountCache;
  readonly throttle: Throttle;
  /** Undefined if no mail server is configured. */
  readonly mailer: Transporter | undefined;
  readonly checkPassword: PasswordCheck;
  /** The credentials to show; null unless the server runs with demo data. */
  readonly demo: DemoCredentials;
}
