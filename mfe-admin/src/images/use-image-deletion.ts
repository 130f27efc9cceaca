import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { deleteImage } from "@promptfolio/host/api/images";
import { useState } from "react";
import { TEXTS } from "../texts";

/** Deleting one image, after asking. The list is asked for again either way: somebody else may have been faster. */
export const useImageDeletion = (refresh: () => Promise<void>) => {
  const { http, notifications } = useHost();
  const [doomed, setDoomed] = useState<Image | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (doomed === null || busy) return;
    setBusy(true);
    try {
      await http.send(deleteImage(doomed.id));
      notifications.toast("success", TEXTS.images.deleted);
    } catch {
      // The sentence below is all that the specification says of it, whatever the reason.
      notifications.toast("error", TEXTS.images.deleteFailed);
    } finally {
      setBusy(false);
      setDoomed(null);
      void refresh();
    }
  };
  return { doomed, busy, confirm, ask: setDoomed, cancel: () => setDoomed(null) };
};
