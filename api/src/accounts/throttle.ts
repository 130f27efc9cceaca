import { sql } from "drizzle-orm";
import { type Database, row } from "../database/database";
import { tooManyAttempts } from "../http/problem";

/** A rule of the database function `attempt`; durations in seconds. */
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
 * Failures slow down by account and network together, and by each alone. The account alone is blocked for a minute at
 * most, and never for a browser that signed in to it before, so nobody can lock its owner out.
 */
export const signInRules = (target: { account: string; network: string; known: boolean }): ThrottleRule[] => {
  const rules = [
    {
      key: `pair:${target.account}:${target.network}`,
      free: 5,
      first: 1,
      most: 15 * MINUTE,
      memory: 24 * HOUR,
    },
    { key: `net:${target.network}`, free: 30, first: 1, most: 5 * MINUTE, memory: HOUR },
  ];
  const account = { key: `account:${target.account}`, free: 20, first: 1, most: MINUTE, memory: HOUR };
  return target.known ? rules : [...rules, account];
};

export const signUpRules = (network: string, perHour: number): ThrottleRule[] => [
  { key: `signup:${network}`, free: perHour, first: MINUTE, most: HOUR, memory: HOUR },
];

/** Attempts to sign up with the administrators' code. */
export const adminCodeRules = (network: string): ThrottleRule[] => [
  { key: `code:${network}`, free: 5, first: 2, most: HOUR, memory: 24 * HOUR },
  { key: "code", free: 50, first: 1, most: 10 * MINUTE, memory: HOUR },
];

export interface Throttle {
  /** Counts an attempt before its outcome is known. @throws Problem 429 while blocked */
  attempt(rules: readonly ThrottleRule[]): Promise<void>;
  /** The attempt succeeded: rules of accounts are reset, the others get the attempt back. */
  succeeded(rules: readonly ThrottleRule[]): Promise<void>;
}

export const createThrottle = (database: Database): Throttle => {
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
};
