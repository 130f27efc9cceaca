import { PromptDetails } from "@promptfolio/contracts/api/images";

const quoted = (value: unknown): string => (typeof value === "number" ? String(value) : `"${value}"`);

const HIDDEN = new Set(["prompt", ...Object.keys(PromptDetails.properties)]);

/** Describes a change for the audit log: `title: "A" to "B", prompt: changed`. What is hidden is never quoted. */
export const describeChange = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string => {
  const parts = names
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      HIDDEN.has(name) ? `${name}: changed` : `${name}: ${quoted(before[name])} to ${quoted(after[name])}`,
    );
  return parts.join(", ") || "nothing changed";
};
