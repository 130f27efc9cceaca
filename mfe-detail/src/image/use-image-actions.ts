import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { createPromptActions } from "@promptfolio/host/api/prompt-actions";
import { useQueryClient } from "@promptfolio/host/query";
import { copyText } from "@promptfolio/lib/copy-text";
import { imagePath } from "@promptfolio/lib/image-link";
import { useState } from "react";
import { downloadImage } from "../download/download-image";
import type { DownloadChoice } from "../download/download-sizes";
import { NOTICES } from "../texts";
import { shareImage } from "./share-image";

/** The actions of an image's page, and their notices. */
export const useImageActions = (image: Image) => {
  const host = useHost();
  const client = useQueryClient();
  const [busy, setBusy] = useState<"reveal" | "download">();
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
    setBusy(undefined);
    return isOpen;
  };

  /** It does not count as a copy. */
  const copyPart = async (name: string, text: string) => {
    try {
      await copyText(text);
      notice(NOTICES.partCopied(name));
    } catch (error) {
      console.warn("The part could not be copied", error);
      notice(NOTICES.copyFailed);
    }
  };

  const download = async (choice: DownloadChoice) => {
    setBusy("download");
    const outcome = await downloadImage(image, choice, () => notice(NOTICES.downloadWaits));
    setBusy(undefined);
    if (outcome === "failed") {
      notice(NOTICES.downloadFailed);
      return;
    }
    notice(outcome === "saved" ? NOTICES.downloaded : NOTICES.downloadOpened);
    actions.countDownload();
  };

  const share = async () => {
    const outcome = await shareImage(image.title, host.origin + imagePath(image.id, image.title));
    if (outcome === "copied") notice(NOTICES.linkCopied);
    if (outcome === "shared") notice(NOTICES.linkShared);
    if (outcome === "failed") notice(NOTICES.shareFailed);
  };

  return { ...actions, busy, reveal, copyPart, download, share, favor: () => notice(NOTICES.favorites) };
};

export type ImageActions = ReturnType<typeof useImageActions>;
