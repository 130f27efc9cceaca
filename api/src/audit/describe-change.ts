/** Long texts are cut: the log records what changed, it doesn't store copies. */
const MAX_LENGTH = 80;

const quoted = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  const text = String(value);
  return `"${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text}"`;
};

/** Describes a change for the audit log: `title: "A" to "B", prompt: changed`. Prompts are never quoted. */
export const describeChange = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string => {
  const parts = names
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      name === "prompt" ? "prompt: changed" : `${name}: ${quoted(before[name])} to ${quoted(after[name])}`,
    );
  return parts.join(", ") || "nothing changed";
};
