import { sql } from "drizzle-orm";
import { type Database, row } from "../database/database";
import { tooManyAttempts } from "../http/problem";

/** See the database's function `attempt`; durations in seconds. */
export interface ThrottleRule {
  key: string;
  free: number;
  first: number;
  most: number;
  memory: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Who guesses is slowed down by the account and the network together, and by each alone. An account alone closes for a
 * minute at most, and not at all for a browser that signed in to it before: nobody can lock another out for good.
 */
export function signInRules(who: { account: string; network: string; known: boolean }): ThrottleRule[] {
  const rules = [
    { key: `pair:${who.account}:${who.network}`, free: 5, first: 1, most: 15 * MINUTE, memory: 24 * HOUR },
    { key: `net:${who.network}`, free: 30, first: 1, most: 5 * MINUTE, memory: HOUR },
  ];
  const account = { key: `account:${who.account}`, free: 20, first: 1, most: MINUTE, memory: HOUR };
  return who.known ? rules : [...rules, account];
}

export const signUpRules = (network: string, perHour: number): ThrottleRule[] => [
  { key: `signup:${network}`, free: perHour, first: MINUTE, most: HOUR, memory: HOUR },
];

/** Guesses at the code for administrators. */
export const adminCodeRules = (network: string): ThrottleRule[] => [
  { key: `code:${network}`, free: 5, first: 2, most: HOUR, memory: 24 * HOUR },
  { key: "code", free: 50, first: 1, most: 10 * MINUTE, memory: HOUR },
];

export interface Throttle {
  /** Counts an attempt before its outcome is known. @throws Problem 429 while it isn't allowed */
  attempt(rules: readonly ThrottleRule[]): Promise<void>;
  /** The attempt was right: rules of accounts forget, others give it back. */
  succeeded(rules: readonly ThrottleRule[]): Promise<void>;
}

export function createThrottle(database: Database): Throttle {
  return {
    async attempt(rules) {
      const { wait } = await row<{ wait: number }>(
        database,
        sql`SELECT attempt(${JSON.stringify(rules)}::jsonb) AS wait`,
      );
      if (wait > 0) throw tooManyAttempts(Math.ceil(wait));
    },
    async succeeded(rules) {
      const [forget, giveBack] = [true, false].map((ofAccount) =>
        rules.map(({ key }) => key).filter((key) => /^(pair|account):/.test(key) === ofAccount),
      );
      await database.execute(
        sql`SELECT attempt_succeeded(${sql.param(forget)}::text[], ${sql.param(giveBack)}::text[])`,
      );
    },
  };
}
