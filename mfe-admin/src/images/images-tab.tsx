import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { exportImages, exportImagesAsJson } from "@promptfolio/host/api/admin";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { ChevronUp, Plus, RefreshCw } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useFocusKept } from "@promptfolio/ui/use-focus-kept";
import { useCallback, useRef, useState } from "react";
import { styled } from "styled-components";
import { DeletedButton, DeletedPanel } from "../deleted/deleted-panel";
import { TabStack } from "../frame/stack";
import { ExportButtons } from "../lib/export-buttons";
import { OnDemand } from "../lib/on-demand";
import { useSearchView } from "../lib/use-search-view";
import { TEXTS } from "../texts";
import { AddImageForm } from "./add-image-form";
import { BulkActions } from "./bulk-actions";
import { EditDialog } from "./edit-dialog";
import { ImageFilters } from "./image-filters";
import { ImageList } from "./image-list";
import { FIRST_VIEW, type ImageView, NEWEST_VIEW, viewOf } from "./image-view";
import { countOf, isSelected, keepListed, NOTHING_SELECTED, toApiSelection } from "./selection";
import { facetsOf, useFilterOptions } from "./use-filter-options";
import { useImageDeletion } from "./use-image-deletion";
import { useImageList, useRefreshImages } from "./use-image-list";

const Listed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  outline: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export default function ImagesTab() {
  const { notifications } = useHost();
  const [view, setView] = useSearchView(FIRST_VIEW, viewOf);
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const [adding, setAdding] = useState(false);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [edited, setEdited] = useState<Image>();
  const listed = useRef<HTMLDivElement>(null);
  const focus = useFocusKept(listed);
  const facets = facetsOf(useFilterOptions());
  const list = useImageList(view);
  const refresh = useRefreshImages();
  const deletion = useImageDeletion(refresh);
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const selection = keepListed(chosen, images);

  const change = useCallback(
    (part: Partial<ImageView>, options?: { replace?: boolean }) => {
      setView(part, options);
      // Only visible images may be selected, and another filter shows others.
      setChosen(NOTHING_SELECTED);
    },
    [setView],
  );
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
      <Head>
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
      </Head>
      {showsDeleted && <DeletedPanel kind="image" onRestored={refresh} />}
      <div hidden={!adding}>
        <AddImageForm onAdded={added} />
      </div>
      <ImageFilters view={view} facets={facets} onChange={change} />
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
          onDelete={deletion.start}
        />
        <BulkActions
          images={images.filter(({ id }) => isSelected(selection, id))}
          selection={selection}
          count={countOf(selection, total)}
          loaded={images.length}
          total={total}
          apiSelection={() => toApiSelection(selection, view, total)}
          refresh={refresh}
          onSelectMatching={() => setChosen({ mode: "matching" })}
          onClear={() => setChosen(NOTHING_SELECTED)}
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
        open={deletion.pendingDelete !== undefined}
        title="Delete image"
        description={TEXTS.images.confirmDelete(deletion.pendingDelete?.title ?? "")}
        confirmLabel="Delete image"
        destructive
        busy={deletion.busy}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </TabStack>
  );
}
