import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { createPromptActions, type PromptActions } from "@promptfolio/host/api/prompt-actions";
import { useQueryClient } from "@promptfolio/host/query";
import { useState } from "react";
import { NOTICES } from "../texts";
import { downloadImage } from "./download-image";

export interface ImageActions extends PromptActions {
  busy: "reveal" | "download" | null;
  download(): Promise<void>;
  favor(): void;
}

/** What can be done on an image's page, and the notices about it. */
export const useImageActions = (image: Image): ImageActions => {
  const host = useHost();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ImageActions["busy"]>(null);
  const { notice } = host.notifications;

  const actions = createPromptActions(host, client, image, {
    revealed: ({ alreadyViewed, remaining }, viewer) => {
      if (viewer === "administrator") notice(NOTICES.revealedFree);
      else notice(alreadyViewed ? NOTICES.revealedAgain : NOTICES.revealed(remaining));
    },
    limitReached: (viewer) => notice(viewer === "guest" ? NOTICES.limitReached : NOTICES.limitReachedUser),
    copied: () => notice(NOTICES.copied),
    copyFailed: () => notice(NOTICES.copyFailed),
    saved: () => notice(NOTICES.promptSaved),
    saveFailed: () => notice(NOTICES.promptSaveFailed),
  });

  const reveal = async () => {
    setBusy("reveal");
    const isOpen = await actions.reveal();
    setBusy(null);
    return isOpen;
  };

  const download = async () => {
    setBusy("download");
    const outcome = await downloadImage(image);
    setBusy(null);
    if (outcome === "failed") {
      notice(NOTICES.downloadFailed);
      return;
    }
    notice(outcome === "saved" ? NOTICES.downloaded : NOTICES.downloadOpened);
    actions.countDownload();
  };

  return { ...actions, busy, reveal, download, favor: () => notice(NOTICES.favorites) };
};
