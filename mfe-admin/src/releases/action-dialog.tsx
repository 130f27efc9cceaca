import type { ReleaseAction, ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { useHost } from "@promptfolio/host";
import {
  getPreviews,
  getReleases,
  performReleaseAction,
  planReleaseAction,
} from "@promptfolio/host/api/releases";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQuery, useQueryClient } from "@promptfolio/host/query";
import { copyText } from "@promptfolio/lib/copy-text";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { Select } from "@promptfolio/ui/select";
import { TextField } from "@promptfolio/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { failureText } from "../lib/failure-text";
import { formatMoment } from "../lib/format";
import { Problem, Stack } from "../lib/styles";
import { type ActionDraft, actionOf, draftOf, needsVersion } from "./action-draft";
import { PlanSummary } from "./plan-summary";

const VERBS: Record<ReleaseActionName, string> = {
  promote: "Promote",
  canary: "Start canary",
  "stop canary": "Stop canary",
  rollback: "Roll back",
  freeze: "Freeze",
  unfreeze: "Unfreeze",
  preview: "Make preview link",
  "revoke previews": "Revoke preview links",
};

const versionsOf = (action: ReleaseActionName, { published, history, stable }: ReleasedRemote): string[] => {
  const known = action === "rollback" ? history : published;
  return known.map(({ version }) => version).filter((version) => version !== stable?.version);
};

/** The input fields of an action: what they set, their labels and hints. */
const FIELDS: Partial<Record<ReleaseActionName, readonly (readonly [keyof ActionDraft, string, string])[]>> =
  {
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

interface MadePreviewProps {
  remote: string;
  version: string;
  link: string;
  expires: string;
}

/** A link that was just created. It is not stored in the log. */
const MadePreview = ({ remote, version, link, expires }: MadePreviewProps) => (
  <Stack>
    <TextField
      label="Link"
      hint="It is shown only now."
      value={link}
      readOnly
      onFocus={({ target }) => target.select()}
    />
    <p>
      <span>{`Anyone who opens it sees ${remote} ${version} until ${formatMoment(expires)}, `}</span>
      <span>{`or until the preview links of ${remote} are revoked.`}</span>
    </p>
  </Stack>
);

const CopyLinkButton = ({ link }: { link: string }) => {
  const { notifications } = useHost();
  const copy = () =>
    copyText(link).then(
      () => notifications.toast("success", "Preview link copied to clipboard!"),
      (error: unknown) => {
        console.warn("The preview link could not be copied", error);
        notifications.toast("error", "The link could not be copied. Select it and copy it yourself.");
      },
    );
  return (
    <Button variant="primary" onClick={() => void copy()}>
      Copy link
    </Button>
  );
};

interface ActionDialogProps {
  action: ReleaseActionName;
  remote: ReleasedRemote;
  /** The version whose button was pressed. */
  version?: string | undefined;
  onClose: () => void;
}

/** Previews an action and performs it on confirmation. It is rejected if another administrator acted first. */
export const ActionDialog = ({ action, remote, version, onClose }: ActionDialogProps) => {
  const form = useId();
  // The state when the dialog opened. Its tag lets the server detect that it has changed since.
  const [seen] = useState(remote);
  const [draft, setDraft] = useState<ActionDraft>(() => draftOf(seen, action, version));
  const chosen = actionOf(seen, action, draft);
  const { http, notifications } = useHost();
  const client = useQueryClient();
  /** What the server will do. Requested again whenever the action changes. */
  const plan = useQuery({
    queryKey: ["release-plan", chosen],
    queryFn: () => (chosen ? http.send(planReleaseAction(chosen)) : null),
    enabled: chosen !== undefined,
    retry: false,
    gcTime: 0,
  });
  const performing = useMutation({
    mutationFn: (ready: ReleaseAction) => http.send(performReleaseAction(ready)),
    onSuccess: ({ message, overview, preview }) => {
      notifications.toast("success", message);
      client.setQueryData(queryKeyOf(getReleases().path), overview);
      void client.invalidateQueries({ queryKey: queryKeyOf(getPreviews().path) });
      if (!preview) onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeyOf(getReleases().path) }),
  });
  const isReady = chosen !== undefined && plan.data?.refusal === null && plan.data.isAllowed;
  const failure = performing.error ?? plan.error;
  const change = (part: Partial<ActionDraft>) => setDraft((current) => ({ ...current, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) performing.mutate(chosen);
  };
  const verb = VERBS[action];
  const made = performing.data?.preview;
  return (
    <Dialog
      open
      onClose={() => !performing.isPending && onClose()}
      title={made ? `Preview link: ${seen.id}` : `${verb}: ${seen.id}`}
      actions={
        <>
          <Button onClick={onClose}>{made ? "Done" : "Cancel"}</Button>
          {made ? (
            <CopyLinkButton link={made.link} />
          ) : (
            <Button
              type="submit"
              form={form}
              variant="primary"
              busy={performing.isPending}
              disabled={!isReady}
            >
              {verb}
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <MadePreview remote={seen.id} version={draft.version} {...made} />
      ) : (
        <Stack as="form" id={form} onSubmit={submit} aria-label={`${verb} ${seen.id}`}>
          {needsVersion(action) && (
            <Select
              label="Version"
              options={[...new Set([draft.version, ...versionsOf(action, seen)])].filter(Boolean)}
              value={draft.version}
              onChange={({ target }) => change({ version: target.value })}
            />
          )}
          {FIELDS[action]?.map(([field, label, hint]) => (
            <TextField
              key={field}
              label={label}
              {...(hint && { hint })}
              value={draft[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
          {plan.data && <PlanSummary plan={plan.data} />}
          <div role="alert">{failure && <Problem>{failureText(failure)}</Problem>}</div>
        </Stack>
      )}
    </Dialog>
  );
};
