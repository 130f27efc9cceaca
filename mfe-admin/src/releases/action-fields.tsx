import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Select } from "@promptfolio/ui/select";
import { TextField } from "@promptfolio/ui/text-field";
import type { ActionDraft } from "./action-draft";

interface ActionFieldsProps {
  action: ReleaseActionName;
  remote: ReleasedRemote;
  draft: ActionDraft;
  onChange: (change: Partial<ActionDraft>) => void;
}

const versionsOf = (action: ReleaseActionName, { published, history, stable }: ReleasedRemote): string[] => {
  const known = action === "rollback" ? history : published;
  return known.map(({ version }) => version).filter((version) => version !== stable?.version);
};

const TEXTS: Partial<Record<ReleaseActionName, readonly (readonly [keyof ActionDraft, string, string])[]>> = {
  canary: [
    ["share", "Share of visitors, %", ""],
    ["ramp", "Ramp, %", "Such as 1, 10, 50, 100: further by itself while the guard holds. Empty: stays."],
    ["minutes", "Minutes a step", ""],
    ["errors", "Errors beyond stable, %", "It stops above this."],
    ["slower", "LCP and INP, times stable's", "It stops above this. Empty: not guarded."],
  ],
  freeze: [["why", "Why", "Everyone who wants to promote is told."]],
  preview: [["hours", "Hours", "How long the link is valid, 72 at most."]],
  "stop canary": [["why", "Why", "For the audit log."]],
};

/** The input fields of an action. */
export const ActionFields = ({ action, remote, draft, onChange }: ActionFieldsProps) => (
  <>
    {["promote", "canary", "rollback", "preview"].includes(action) && (
      <Select
        label="Version"
        options={[...new Set([draft.version, ...versionsOf(action, remote)])].filter(Boolean)}
        value={draft.version}
        onChange={({ target }) => onChange({ version: target.value })}
      />
    )}
    {TEXTS[action]?.map(([field, label, hint]) => (
      <TextField
        key={field}
        label={label}
        {...(hint && { hint })}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    ))}
  </>
);
