import type { Image } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { AUTHENTICATION_FAILED } from "@promptfolio/host/api/api-error";
import { setImageCounts } from "@promptfolio/host/api/image-cache";
import { trackCopy, trackDownload } from "@promptfolio/host/api/viewing";
import { useQueryClient } from "@promptfolio/host/query";
import { copyText } from "@promptfolio/lib/copy-text";
import { fileName } from "@promptfolio/lib/file-name";
import { saveFile } from "@promptfolio/lib/save-file";
import { useState } from "react";
import { PROMPT_FILE_ENDING, TEXTS } from "../texts";
import { promptFileText } from "./prompt-file";

export interface CardActions {
  revealing: boolean;
  reveal(): Promise<void>;
  copy(prompt: string): Promise<void>;
  download(prompt: string): void;
}

/** What can be done with a card's prompt, and what is said of it. */
export const useCardActions = (image: Image): CardActions => {
  const host = useHost();
  const client = useQueryClient();
  const [revealing, setRevealing] = useState(false);
  const { toast } = host.notifications;

  /** Counting is for the operators: a visitor has what they wanted, whether it is counted or not. */
  const track = (call: ApiRequest<{ copies: number } | { downloads: number }>) =>
    void host.http.send(call).then(
      (counts) => setImageCounts(client, image.id, counts),
      (error: unknown) => console.warn("Not counted", error),
    );

  const reveal = async () => {
    setRevealing(true);
    const outcome = await host.promptLimit.reveal(image.id);
    setRevealing(false);
    const isGuest = host.session.get().kind === "guest";
    if (outcome.status === "revealed") {
      setImageCounts(client, image.id, { views: outcome.views });
      toast("success", outcome.alreadyViewed ? TEXTS.revealedAgain : TEXTS.revealedNew(outcome.remaining));
    } else if (outcome.status === "limit-reached") {
      toast("error", isGuest ? TEXTS.limitReachedGuest : TEXTS.limitReachedUser);
    } else if (outcome.message !== AUTHENTICATION_FAILED) {
      // The host itself says that somebody has been signed out.
      toast("error", outcome.message);
    }
  };

  const copy = async (prompt: string) => {
    try {
      await copyText(prompt);
    } catch (error) {
      console.warn(error);
      toast("error", TEXTS.copyFailed);
      return;
    }
    toast("success", TEXTS.copied);
    track(trackCopy(image.id));
  };

  const download = (prompt: string) => {
    try {
      const text = promptFileText(image, prompt, host.origin);
      saveFile(
        new Blob([text], { type: "text/plain;charset=utf-8" }),
        fileName(image.title, PROMPT_FILE_ENDING),
      );
    } catch (error) {
      host.report(error, "saving a prompt");
      toast("error", TEXTS.downloadFailed);
      return;
    }
    toast("success", TEXTS.downloaded);
    track(trackDownload(image.id, host.session.get().kind !== "guest"));
  };

  return { revealing, reveal, copy, download };
};
