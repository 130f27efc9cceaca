import { useApiQuery, usePromptLimit } from "@promptfolio/host";
import { getViewedToday } from "@promptfolio/host/api/viewing";
import { countOf } from "@promptfolio/lib/formats";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { NewViews } from "@promptfolio/ui/new-views";
import type { OnDemandDialogProps } from "../layout/use-on-demand-dialog";
import { EarlierViews } from "./earlier-views";
import { ViewedImage } from "./viewed-image";
import { List, Status } from "./viewed-today-style";

const Body = ({ onLeave }: { onLeave: () => void }) => {
  const { data, isError, refetch } = useApiQuery(getViewedToday(), { staleTime: 0 });
  if (data && data.images.length > 0)
    return (
      <List>
        {data.images.map((image) => (
          <ViewedImage key={image.id} image={image} onLeave={onLeave} />
        ))}
      </List>
    );
  if (data) return <Status>You have not revealed a prompt yet today.</Status>;
  if (isError)
    return (
      <Status role="alert">
        The list cannot be shown right now.
        <Button onClick={() => void refetch()}>Try again</Button>
      </Status>
    );
  return <Status role="status">Loading what you viewed…</Status>;
};

/** The images that the visitor revealed today; each prompt can be opened again for free. */
export default function ViewedTodayDialog({ open, onClose }: OnDemandDialogProps) {
  const { remaining, resetsAt } = usePromptLimit();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Viewed today"
      description={
        <>
          These prompts stay open to you until midnight, at no further cost.{" "}
          <span>{`${countOf(remaining, "view")} left today.`}</span> <NewViews at={resetsAt} />
        </>
      }
    >
      <Body onLeave={onClose} />
      <EarlierViews onLeave={onClose} />
    </Dialog>
  );
}
