import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { exportImages, exportImagesAsJson } from "@promptfolio/host/api/admin";
import { deleteImage } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { ChevronUp, Plus, RefreshCw } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { useFocusKept } from "@promptfolio/ui/use-focus-kept";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { DeletedButton, DeletedPanel, useUndo } from "../deleted/deleted-panel";
import { ExportButtons } from "../lib/export-buttons";
import { OnDemand } from "../lib/on-demand";
import { Stack, TabStack } from "../lib/styles";
import { type ChangeView, useSearchView } from "../lib/use-search-view";
import { TEXTS } from "../texts";
import { AddImageForm } from "./add-image-form";
import { BulkActions } from "./bulk-actions";
import { EditDialog } from "./edit-dialog";
import { ImageFilters } from "./image-filters";
import { ImageList, useImageList, useRefreshImages } from "./image-list";
import { FIRST_VIEW, type ImageView, NEWEST_VIEW, viewOf } from "./image-view";
import { keepListed, NOTHING_SELECTED } from "./selection";

const Listed = styled(Stack)`
  outline: none;
`;

export default function ImagesTab() {
  const { http, notifications } = useHost();
  const [view, setView] = useSearchView(FIRST_VIEW, viewOf);
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const [adding, setAdding] = useState(false);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [edited, setEdited] = useState<Image>();
  const listed = useRef<HTMLDivElement>(null);
  const focus = useFocusKept(listed);
  const list = useImageList(view);
  const refresh = useRefreshImages();
  const [pendingDelete, setPendingDelete] = useState<Image>();
  const undo = useUndo(refresh);
  const deletion = useMutation({
    mutationFn: ({ id }: Image) => http.send(deleteImage(id)),
    onSuccess: (_, { id }) => undo.offer(TEXTS.images.deleted, id),
    onError: () => notifications.toast("error", TEXTS.images.deleteFailed),
    // After failures too: another administrator may have deleted it.
    onSettled: () => {
      setPendingDelete(undefined);
      void refresh();
    },
  });
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const selection = keepListed(chosen, images);

  const change: ChangeView<ImageView> = (part, options) => {
    setView(part, options);
    // Only visible images may be selected, and another filter shows others.
    setChosen(NOTHING_SELECTED);
  };
  const added = () => {
    // The new image comes first.
    change(NEWEST_VIEW, { replace: true });
    void refresh();
  };
  const edit = (image: Image) => {
    notifications.toast("info", TEXTS.images.editing(image.title));
    setEdited(image);
  };
  const saved = (image: Image) => {
    notifications.toast("success", `"${image.title}" saved.`);
    setEdited(undefined);
    void refresh();
  };

  return (
    <TabStack>
      <Row $align="stretch">
        <Button
          variant="primary"
          size="small"
          icon={adding ? <ChevronUp /> : <Plus />}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          {adding ? "Hide the form" : "Add New Image"}
        </Button>
        <OnDemand column="9rem" label="More">
          <Button
            size="small"
            icon={<RefreshCw />}
            busy={list.isRefetching}
            doing="Refreshing…"
            onClick={() => list.refetch()}
          >
            Refresh
          </Button>
          <ExportButtons name="images" csv={exportImages} json={exportImagesAsJson} />
          <DeletedButton shown={showsDeleted} onToggle={() => setShowsDeleted(!showsDeleted)} />
        </OnDemand>
      </Row>
      {showsDeleted && <DeletedPanel kind="image" onRestored={refresh} />}
      <div hidden={!adding}>
        <AddImageForm onAdded={added} />
      </div>
      <ImageFilters view={view} onChange={change} />
      <Listed ref={listed} {...focus} tabIndex={-1}>
        <ImageList
          list={list}
          images={images}
          total={total}
          view={view}
          selection={selection}
          onView={change}
          onSelect={setChosen}
          onEdit={edit}
          onDelete={setPendingDelete}
        />
        <BulkActions
          images={images}
          total={total}
          view={view}
          selection={selection}
          onSelect={setChosen}
          refresh={refresh}
        />
      </Listed>
      {edited && (
        <EditDialog
          key={edited.id}
          image={edited}
          onSaved={saved}
          onReplaced={refresh}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={pendingDelete !== undefined}
        title="Delete image"
        description={TEXTS.images.confirmDelete(pendingDelete?.title ?? "")}
        confirmLabel="Delete image"
        destructive
        busy={deletion.isPending}
        onConfirm={() => pendingDelete && deletion.mutate(pendingDelete)}
        onCancel={() => setPendingDelete(undefined)}
      />
    </TabStack>
  );
}
