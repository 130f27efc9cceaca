import { foldText } from "@promptfolio/lib/fold-text";

let loading: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
};

/** Whether the password is, ignoring case and forms of letters, one of the 49,000 most frequent in breaches of other sites. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= load();
  const common = await loading;
  return [password, password.toLowerCase(), foldText(password)].some((form) => common.has(form));
};
