import type { AuditLine } from "./release-store";

/** The key's name is verified; `by` is what the writer claims, so it is only added in brackets. */
export const authorName = ({ by, key }: Pick<AuditLine, "by" | "key">): string =>
  key === undefined ? by : `${key} (${by})`;
