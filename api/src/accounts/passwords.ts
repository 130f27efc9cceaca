import { hash, verify } from "@node-rs/argon2";

/** `Algorithm.Argon2id` of the package, whose const enum doesn't exist at run time. */
const ARGON2ID = 2;

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Returns false for an account that doesn't exist (`undefined`), after the same time as for any other. */
export type PasswordCheck = (passwordHash: string | undefined, password: string) => Promise<boolean>;

export const createPasswordCheck = async (): Promise<PasswordCheck> => {
  const dummyHash = await hashPassword(crypto.randomUUID());
  return async (passwordHash, password) => {
    const matches = await verify(passwordHash ?? dummyHash, password);
    return matches && passwordHash !== undefined;
  };
};
