import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { createPromptActions, type PromptActions } from "@promptfolio/host/api/prompt-actions";
import { useQueryClient } from "@promptfolio/host/query";
import { useState } from "react";
import { TEXTS } from "../texts";

export interface CardActions extends PromptActions {
  revealing: boolean;
}

/** What can be done with a card's prompt, and the toasts about it. */
export const useCardActions = (image: Image): CardActions => {
  const host = useHost();
  const client = useQueryClient();
  const [revealing, setRevealing] = useState(false);
  const { toast } = host.notifications;

  const actions = createPromptActions(host, client, image, {
    revealed: ({ alreadyViewed, remaining }, viewer) => {
      if (viewer === "administrator") toast("success", TEXTS.revealedFree);
      else toast("success", alreadyViewed ? TEXTS.revealedAgain : TEXTS.revealedNew(remaining));
    },
    limitReached: (viewer) =>
      toast("error", viewer === "guest" ? TEXTS.limitReachedGuest : TEXTS.limitReachedUser),
    copied: () => toast("success", TEXTS.copied),
    copyFailed: () => toast("error", TEXTS.copyFailed),
    saved: () => toast("success", TEXTS.downloaded),
    saveFailed: () => toast("error", TEXTS.downloadFailed),
  });

  const reveal = async () => {
    setRevealing(true);
    const isOpen = await actions.reveal();
    setRevealing(false);
    return isOpen;
  };

  return { ...actions, revealing, reveal };
};
