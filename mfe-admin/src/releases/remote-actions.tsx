import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Buttons = styled(Row)`
  margin-top: ${space[4]};
`;

type Choice = readonly [action: ReleaseActionName, label: string];

const choicesOf = ({ published, stable, canary, history, frozen }: ReleasedRemote): Choice[] => {
  const hasOthers = published.some(({ version }) => version !== stable?.version);
  const choices: (Choice | false)[] = [
    hasOthers && !frozen && ["promote", "Promote…"],
    hasOthers && !frozen && stable !== null && ["canary", "Canary…"],
    canary !== null && ["stop canary", "Stop canary…"],
    hasOthers && ["preview", "Preview link…"],
    history.length > 0 && ["rollback", "Roll back…"],
    frozen ? ["unfreeze", "Unfreeze…"] : ["freeze", "Freeze…"],
  ];
  return choices.filter((choice) => choice !== false);
};

interface RemoteActionsProps {
  remote: ReleasedRemote;
  onChoose: (action: ReleaseActionName) => void;
}

/** The actions available for a remote. Each opens a dialog with a preview of its effect. */
export const RemoteActions = ({ remote, onChoose }: RemoteActionsProps) => (
  <Buttons $gap={2} role="group" aria-label={`Actions on ${remote.id}`}>
    {choicesOf(remote).map(([action, label]) => (
      <Button key={action} size="small" onClick={() => onChoose(action)}>
        {label}
      </Button>
    ))}
  </Buttons>
);
