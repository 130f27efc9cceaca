import { hash, verify } from "@node-rs/argon2";

/** `Algorithm.Argon2id` of the package, whose const enum doesn't exist at run time. */
const ARGON2ID = 2;

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards send the same letter in different forms: a password is hashed in one of them. */
const normalized = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), COST);

/** An account that doesn't exist (`undefined`) has no match, after the same time as any other. */
export const createPasswordCheck = async () => {
  const dummyHash = await hashPassword(crypto.randomUUID());
  return async (passwordHash: string | undefined, password: string) => {
    const stored = passwordHash ?? dummyHash;
    const isCurrent = await verify(stored, normalized(password));
    // The hash is of another form of the password, as earlier ones may be, and should be replaced.
    const isOutdated = !isCurrent && normalized(password) !== password && (await verify(stored, password));
    return { matches: (isCurrent || isOutdated) && passwordHash !== undefined, isOutdated };
  };
};
export type PasswordCheck = Awaited<ReturnType<typeof createPasswordCheck>>;
