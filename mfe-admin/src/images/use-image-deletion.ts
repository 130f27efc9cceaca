import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { deleteImage } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { useState } from "react";
import { useUndo } from "../deleted/use-undo";
import { TEXTS } from "../texts";

/** Deletes one image after confirmation. Refreshes after failures too: another administrator may have deleted it. */
export const useImageDeletion = (refresh: () => Promise<void>) => {
  const { http, notifications } = useHost();
  const [pendingDelete, setPendingDelete] = useState<Image>();
  const undo = useUndo(refresh);
  const deletion = useMutation({
    mutationFn: ({ id }: Image) => http.send(deleteImage(id)),
    onSuccess: (_, { id }) => undo.offer(TEXTS.images.deleted, id),
    onError: () => notifications.toast("error", TEXTS.images.deleteFailed),
    onSettled: () => {
      setPendingDelete(undefined);
      void refresh();
    },
  });
  return {
    pendingDelete,
    busy: deletion.isPending,
    confirm: () => {
      if (pendingDelete && !deletion.isPending) deletion.mutate(pendingDelete);
    },
    start: setPendingDelete,
    cancel: () => setPendingDelete(undefined),
  };
};
