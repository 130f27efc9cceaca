import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { RowActions } from "../lib/row-text";
import { useStatusToggle } from "./use-user-actions";
import { isActive } from "./user-figures";

export const UserActions = ({ user, onDelete }: { user: AdminUser; onDelete: () => void }) => {
  const status = useStatusToggle();
  const verb = isActive(user) ? "Deactivate" : "Activate";
  return (
    <RowActions>
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
    </RowActions>
  );
};
