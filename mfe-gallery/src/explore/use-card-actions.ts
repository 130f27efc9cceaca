import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { createPromptActions, type PromptActions } from "@promptfolio/host/api/prompt-actions";
import { useQueryClient } from "@promptfolio/host/query";
import { TEXTS } from "../texts";

/** The actions of a card's prompt, and their toasts. */
export const useCardActions = (image: Image): PromptActions => {
  const host = useHost();
  const client = useQueryClient();
  const { toast } = host.notifications;

  return createPromptActions(host, client, image, {
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
};
