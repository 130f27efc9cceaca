import { hash, verify } from "@node-rs/argon2";

/** The package's number for argon2id; its enum exists only for compilers. */
const ARGON2ID = 2;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; 5 ms on the machine it was measured on. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Takes the same time for an account that doesn't exist (`undefined`), and says no. */
export type PasswordCheck = (passwordHash: string | undefined, password: string) => Promise<boolean>;

export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(crypto.randomUUID());
  return async (passwordHash, password) => {
    const matches = await verify(passwordHash ?? nobodys, password);
    return matches && passwordHash !== undefined;
  };
}
