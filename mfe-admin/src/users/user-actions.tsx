import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { useStatusToggle } from "./use-user-actions";
import { isActive } from "./user-figures";

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`;

export const UserActions = ({ user, onDelete }: { user: AdminUser; onDelete: () => void }) => {
  const status = useStatusToggle();
  const verb = isActive(user) ? "Deactivate" : "Activate";
  return (
    <Actions>
      <Button
        size="small"
        busy={status.isPending}
        aria-label={`${verb} ${user.name}`}
        onClick={() => {
          if (!status.isPending) status.mutate(user);
        }}
      >
        {verb}
      </Button>
      <IconButton
        size="small"
        label={`Delete ${user.name}`}
        icon={<Trash2 />}
        disabled={status.isPending}
        onClick={onDelete}
      />
    </Actions>
  );
};
