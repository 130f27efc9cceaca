import { Button } from "@promptfolio/ui/button";
import { Trash2 } from "@promptfolio/ui/icons";

/** Shows what was deleted and can be restored. */
export const DeletedButton = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => (
  <Button size="small" icon={<Trash2 />} aria-expanded={shown} onClick={onToggle}>
    {shown ? "Hide deleted" : "Deleted"}
  </Button>
);
