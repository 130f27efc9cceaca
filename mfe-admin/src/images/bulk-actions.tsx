import type { Image, ImageSelection } from "@promptfolio/contracts/api/images";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { useState } from "react";
import { counted } from "../lib/format";
import { BulkBar } from "./bulk-bar";
import { BulkSetDialog } from "./bulk-set-dialog";
import type { Selection } from "./selection";
import { useBulk } from "./use-bulk";

interface BulkActionsProps {
  /** The selected images that are loaded. */
  images: readonly Image[];
  selection: Selection;
  count: number;
  loaded: number;
  total: number;
  /** The selection as the API takes it. */
  apiSelection: () => ImageSelection;
  refresh: () => Promise<void>;
  onSelectMatching: () => void;
  onClear: () => void;
}

/** The bar for the selected images and its dialogs. */
export const BulkActions = ({ images, apiSelection, refresh, ...bar }: BulkActionsProps) => {
  const { count, onClear } = bar;
  const [open, setOpen] = useState<"set" | "delete">();
  const close = () => {
    setOpen(undefined);
    bulk.clearFailure();
  };
  const bulk = useBulk(refresh, () => {
    setOpen(undefined);
    onClear();
  });
  return (
    <>
      {count > 0 && <BulkBar {...bar} onSet={() => setOpen("set")} onDelete={() => setOpen("delete")} />}
      {open === "set" && (
        <BulkSetDialog
          images={images}
          count={count}
          busy={bulk.busy}
          failure={bulk.failure}
          onSet={(values) => bulk.set(apiSelection(), values, count)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === "delete"}
        title={`Delete ${counted(count, "image")}`}
        description={`Are you sure you want to delete ${counted(count, "image")}? This can be undone for 30 days.`}
        confirmLabel={`Delete ${counted(count, "image")}`}
        destructive
        busy={bulk.busy}
        error={bulk.failure && `Nothing was deleted: ${bulk.failure}`}
        onConfirm={() => bulk.remove(apiSelection(), count)}
        onCancel={close}
      />
    </>
  );
};
