const COUNT = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  // The list is ranked, the most common ones first. Shorter ones are refused anyway.
  const ranked = dictionary["passwords-common"].filter((password) => String(password).length >= 6);
  return new Set(ranked.slice(0, COUNT).map(String));
};

/** Whether the password is one of the 10,000 most common ones, in whatever case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= load();
  const common = await loading;
  return common.has(password) || common.has(password.toLowerCase());
};
