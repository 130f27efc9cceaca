import { ADMIN_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { isVisible } from "@promptfolio/lib/clean-text";
import { foldText } from "@promptfolio/lib/fold-text";
import type { ApiConfig } from "../config/config";
import { Problem } from "../http/problem";
import type { Account } from "./tokens";

let loading: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
};

/** Whether the password is, ignoring case and forms of letters, one of the 49,000 most frequent in breaches of other sites. */
const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= load();
  const common = await loading;
  return [password, password.toLowerCase(), foldText(password)].some((form) => common.has(form));
};

type Owner = Pick<Account, "role" | "name" | "email">;

/**
 * Why a new password is too weak, in a sentence; undefined if it isn't.
 * @param minimum minimum length of a user's password, in characters
 */
export const passwordWeakness = async (
  password: string,
  owner: Owner,
  minimum: number = MIN_PASSWORD_LENGTH.user,
): Promise<string | undefined> => {
  const { length } = [...password.normalize("NFC")];
  if (owner.role === "admin" && length < ADMIN_PASSWORD_LENGTH) {
    return `Administrators need a password of at least ${ADMIN_PASSWORD_LENGTH} characters.`;
  }
  if (length < minimum) return `Password must be at least ${minimum} characters long`;
  if (!isVisible(password)) return "The password must not consist of spaces alone.";
  if (await isCommonPassword(password)) {
    return "This password is one of the most common ones. Please choose another.";
  }
  const [local = ""] = owner.email.split("@");
  const own = [owner.email, local, owner.name, PRODUCT_NAME].map(foldText);
  if (own.includes(foldText(password)))
    return "The password must not be your name, your email or the name of this site.";
  return undefined;
};

/** @throws Problem 422 for a password that is too easy to guess */
export const requireStrongPassword = async (
  { passwordLength }: ApiConfig,
  password: string,
  owner: Owner,
  field = "password",
): Promise<void> => {
  const weakness = await passwordWeakness(password, owner, passwordLength);
  if (weakness !== undefined) throw new Problem(422, "weak-password", weakness, { field });
};
