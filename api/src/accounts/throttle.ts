import { sql } from "drizzle-orm";
import { type Database, row } from "../database/database";
import { tooManyAttempts } from "../http/problem";

/** A rule of the database function `throttle_attempt`; durations in seconds. */
export interface ThrottleRule {
  key: string;
  free: number;
  delay: number;
  maxDelay: number;
  ttl: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failures are throttled by account and network together, and by each alone. The account alone is blocked for a minute
 * at most, and never for a guest who signed in to it before, so nobody can lock its owner out.
 */
export const signInRules = (target: { account: string; network: string; known: boolean }): ThrottleRule[] => {
  const rules = [
    {
      key: `pair:${target.account}:${target.network}`,
      free: 5,
      delay: 1,
      maxDelay: 15 * MINUTE,
      ttl: 24 * HOUR,
    },
    { key: `net:${target.network}`, free: 30, delay: 1, maxDelay: 5 * MINUTE, ttl: HOUR },
  ];
  const account = { key: `account:${target.account}`, free: 20, delay: 1, maxDelay: MINUTE, ttl: HOUR };
  return target.known ? rules : [...rules, account];
};

/** Limits sign-ups per network; the IPv6 /48 around it may have four times as many. */
export const signUpRules = (
  { network, siteNetwork }: { network: string; siteNetwork: string | undefined },
  perHour: number,
): ThrottleRule[] => {
  const rule = { delay: MINUTE, maxDelay: HOUR, ttl: HOUR };
  const narrow = { ...rule, key: `signup:${network}`, free: perHour };
  return siteNetwork === undefined
    ? [narrow]
    : [narrow, { ...rule, key: `signup:${siteNetwork}`, free: 4 * perHour }];
};

/** Rules whose failures are forgotten after an hour. */
const rule =
  (name: string, limits: Pick<ThrottleRule, "free" | "delay" | "maxDelay">) =>
  (subject: string): ThrottleRule[] => [{ key: `${name}:${subject}`, ...limits, ttl: HOUR }];

/** Password confirmations by a signed-in account. */
export const confirmationRules = rule("account:confirm", { free: 5, delay: 1, maxDelay: 15 * MINUTE });

/** Requests for a password link by mail, per network. */
export const forgottenRules = rule("forgot", { free: 10, delay: MINUTE, maxDelay: HOUR });

/** Password links mailed to one account. */
export const forgottenAccountRules = rule("account:forgot", { free: 3, delay: 10 * MINUTE, maxDelay: HOUR });

/** Verification mails to one account. */
export const verificationRules = rule("account:verify", { free: 5, delay: 10 * MINUTE, maxDelay: HOUR });

/** Sign-ins by passkey, and the requests that start them. */
export const passkeyRules = rule("passkey", { free: 60, delay: 2, maxDelay: 5 * MINUTE });

/** Uses of password links. */
export const resetRules = rule("reset", { free: 10, delay: 2, maxDelay: HOUR });

/** Attempts to sign up with the administrators' code. */
export const adminCodeRules = (network: string): ThrottleRule[] => [
  { key: `code:${network}`, free: 5, delay: 2, maxDelay: HOUR, ttl: 24 * HOUR },
  { key: "code", free: 50, delay: 1, maxDelay: 10 * MINUTE, ttl: HOUR },
];

/** @param delaySeconds how many seconds a `delay` of 1 in the rules takes */
export const createThrottle = (database: Database, delaySeconds: number) => {
  const lengthened = (rules: readonly ThrottleRule[]): ThrottleRule[] =>
    rules.map((rule) => {
      const delay = rule.delay * delaySeconds;
      return { ...rule, delay, maxDelay: Math.max(rule.maxDelay, delay) };
    });
  return {
    /** Counts an attempt before its outcome is known. @throws Problem 429 while blocked */
    async attempt(rules: readonly ThrottleRule[]): Promise<void> {
      const { wait } = await row<{ wait: number }>(
        database,
        sql`SELECT throttle_attempt(${JSON.stringify(lengthened(rules))}::jsonb) AS wait`,
      );
      if (wait > 0) throw tooManyAttempts(Math.ceil(wait));
    },
    /** The attempt succeeded: rules of accounts are reset, for the others the attempt is refunded. */
    async succeeded(rules: readonly ThrottleRule[]): Promise<void> {
      const [forget, refund] = [true, false].map((ofAccount) =>
        rules.map(({ key }) => key).filter((key) => /^(pair|account):/.test(key) === ofAccount),
      );
      await database.execute(
        sql`SELECT throttle_success(${sql.param(forget)}::text[], ${sql.param(refund)}::text[])`,
      );
    },
  };
};
export type Throttle = ReturnType<typeof createThrottle>;
