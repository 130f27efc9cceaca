const quoted = (value: unknown): string => (typeof value === "number" ? String(value) : `"${value}"`);

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
