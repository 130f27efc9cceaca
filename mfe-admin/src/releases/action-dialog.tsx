import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { space } from "@promptfolio/ui/theme";
import { type FormEvent, useId, useState } from "react";
import { styled } from "styled-components";
import { failureText } from "../lib/failure-text";
import { Problem } from "../lib/form-style";
import { type ActionDraft, actionOf, draftOf } from "./action-draft";
import { ActionFields } from "./action-fields";
import { PlanSummary } from "./plan-summary";
import { CopyLinkButton } from "./previews/copy-link-button";
import { MadePreview } from "./previews/made-preview";
import { useReleaseAction, useReleasePlan } from "./use-release-action";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

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

interface ActionDialogProps {
  action: ReleaseActionName;
  remote: ReleasedRemote;
  /** The version whose button was pressed. */
  version: string | undefined;
  onClose: () => void;
}

/** Previews an action and performs it on confirmation. It is rejected if another administrator acted first. */
export const ActionDialog = ({ action, remote, version, onClose }: ActionDialogProps) => {
  const form = useId();
  // The state when the dialog opened. Its tag lets the server detect that it has changed since.
  const [seen] = useState(remote);
  const [draft, setDraft] = useState<ActionDraft>(() => draftOf(seen, action, version));
  const chosen = actionOf(seen, action, draft);
  const plan = useReleasePlan(chosen);
  const performing = useReleaseAction((result) => {
    if (!result.preview) onClose();
  });
  const isReady = chosen !== undefined && plan.data?.refusal === null && plan.data.isAllowed;
  const failure = performing.error ?? plan.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !performing.isPending) performing.mutate(chosen);
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
        <Form id={form} onSubmit={submit} aria-label={`${verb} ${seen.id}`}>
          <ActionFields
            action={action}
            remote={seen}
            draft={draft}
            onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
          />
          {plan.data && <PlanSummary plan={plan.data} />}
          <div role="alert">{failure && <Problem>{failureText(failure)}</Problem>}</div>
        </Form>
      )}
    </Dialog>
  );
};
