import type { AuditLine } from "./release-store";

/** The key's name is verified; what the writer says of themselves is a remark. */
export const authorName = ({ by, key }: Pick<AuditLine, "by" | "key">): string =>
  key === undefined ? by : `${key} (${by})`;
