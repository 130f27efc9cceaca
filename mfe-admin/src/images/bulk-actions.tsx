import type { BulkResult, Image } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { bulkDeleteImages, bulkUpdateImages } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { Tags, Trash2 } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { color, layer, media, radius, shadow, space, type } from "@promptfolio/ui/theme";
import { useFocusKept } from "@promptfolio/ui/use-focus-kept";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { useUndo } from "../deleted/deleted-panel";
import { failureText } from "../lib/failure-text";
import { counted, formatCount } from "../lib/format";
import { BulkSetDialog } from "./bulk-set-dialog";
import type { ImageView } from "./image-view";
import { countOf, isSelected, MAX_IDS, NOTHING_SELECTED, type Selection, toApiSelection } from "./selection";

const Bar = styled(Row)`
  ${type.small}
  position: sticky;
  bottom: ${space[3]};
  z-index: ${layer.sticky};
  row-gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  border: 1px solid ${color.control};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  ${media.low} {
    position: static;
  }

  > p {
    margin-right: auto;
    font-weight: 600;
  }
`;

interface BulkChange {
  request: ApiRequest<BulkResult>;
  verb: string;
  wanted: number;
}

/** Images that another administrator deleted in the meantime do not count as changed. */
const bulkOutcome = ({ verb, wanted }: BulkChange, changed: number): string =>
  changed === wanted
    ? `${counted(changed, "image")} ${verb}.`
    : `${changed} of ${counted(wanted, "image")} ${verb}; the others were no longer there.`;

interface BulkActionsProps {
  /** The images that are loaded, of all that match. */
  images: readonly Image[];
  total: number;
  view: ImageView;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  refresh: () => Promise<void>;
}

/** The bar for the selected images and its dialogs. A request changes all of them or, if it is rejected, none. */
export const BulkActions = ({ images, total, view, selection, onSelect, refresh }: BulkActionsProps) => {
  const { http, notifications } = useHost();
  const undo = useUndo(refresh);
  const bar = useRef<HTMLElement>(null);
  const focus = useFocusKept(bar);
  const [open, setOpen] = useState<"set" | "delete">();
  const clear = () => onSelect(NOTHING_SELECTED);
  const bulk = useMutation({
    mutationFn: ({ request }: BulkChange) => http.send(request),
    onSuccess: ({ changed, batch }, change) => {
      const kind = changed === change.wanted ? "success" : "warning";
      const outcome = bulkOutcome(change, changed);
      if (batch === undefined) notifications.toast(kind, outcome);
      else undo.offer(outcome, batch, kind);
      setOpen(undefined);
      clear();
    },
    onSettled: () => {
      void refresh();
    },
  });
  const close = () => {
    setOpen(undefined);
    bulk.reset();
  };
  const failure = bulk.error ? failureText(bulk.error) : undefined;
  const count = countOf(selection, total);
  const selected = counted(count, "image");
  const tooMany = selection.mode === "some" && count > MAX_IDS;
  const apiSelection = toApiSelection(selection, view, total);
  return (
    <>
      {count > 0 && (
        <Bar as="section" ref={bar} {...focus} tabIndex={-1} aria-label="Selected images" data-bottom-bar>
          <p role="status">
            <span>
              {selection.mode === "matching" ? `All ${selected} that match selected` : `${selected} selected`}
            </span>
            {tooMany && <span>{`: at most ${formatCount(MAX_IDS)} at once, or all that match`}</span>}
          </p>
          {selection.mode === "some" && count === images.length && total > count && (
            <Button size="small" onClick={() => onSelect({ mode: "matching" })}>
              {`Select all ${formatCount(total)} that match`}
            </Button>
          )}
          <Button size="small" icon={<Tags />} disabled={tooMany} onClick={() => setOpen("set")}>
            Change…
          </Button>
          <Button size="small" icon={<Trash2 />} disabled={tooMany} onClick={() => setOpen("delete")}>
            Delete…
          </Button>
          <Button size="small" variant="quiet" onClick={clear}>
            Clear selection
          </Button>
        </Bar>
      )}
      {open === "set" && (
        <BulkSetDialog
          images={images.filter(({ id }) => isSelected(selection, id))}
          count={count}
          busy={bulk.isPending}
          failure={failure}
          onSet={(set) =>
            bulk.mutate({
              request: bulkUpdateImages({ selection: apiSelection, set }),
              verb: "changed",
              wanted: count,
            })
          }
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === "delete"}
        title={`Delete ${selected}`}
        description={`Are you sure you want to delete ${selected}? This can be undone for 30 days.`}
        confirmLabel={`Delete ${selected}`}
        destructive
        busy={bulk.isPending}
        error={failure && `Nothing was deleted: ${failure}`}
        onConfirm={() =>
          bulk.mutate({
            request: bulkDeleteImages({ selection: apiSelection }),
            verb: "deleted",
            wanted: count,
          })
        }
        onCancel={close}
      />
    </>
  );
};
