import type { Image } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { AUTHENTICATION_FAILED } from "@promptfolio/host/api/api-error";
import { setImageCounts } from "@promptfolio/host/api/image-cache";
import { trackCopy, trackDownload } from "@promptfolio/host/api/viewing";
import { useQueryClient } from "@promptfolio/host/query";
import { copyText } from "@promptfolio/lib/copy-text";
import { useState } from "react";
import { NOTICES } from "../texts";
import { downloadImage } from "./download-image";

export interface ImageActions {
  busy: "reveal" | "download" | null;
  /** Resolves with whether the prompt is open now. */
  reveal(): Promise<boolean>;
  copy(prompt: string): Promise<void>;
  download(): Promise<void>;
  favor(): void;
}

/** What can be done on an image's page, and what is said of it. */
export const useImageActions = (image: Image): ImageActions => {
  const host = useHost();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ImageActions["busy"]>(null);
  const { notice } = host.notifications;

  /** Counting is for the operators: a visitor has what they wanted, whether it is counted or not. */
  const track = (call: ApiRequest<{ copies: number } | { downloads: number }>) =>
    void host.http.send(call).then(
      (counts) => setImageCounts(client, image.id, counts),
      (error: unknown) => console.warn("Not counted", error),
    );

  const reveal = async () => {
    setBusy("reveal");
    const outcome = await host.promptLimit.reveal(image.id);
    setBusy(null);
    if (outcome.status === "revealed") {
      setImageCounts(client, image.id, { views: outcome.views });
      notice(
        outcome.alreadyViewed
          ? NOTICES.revealedAgain
          : { ...NOTICES.revealed, description: `${outcome.remaining} views remaining today.` },
      );
      return true;
    }
    if (outcome.status === "limit-reached") {
      notice(host.session.get().kind === "guest" ? NOTICES.limitReached : NOTICES.limitReachedUser);
    } else if (outcome.message !== AUTHENTICATION_FAILED) {
      // The host itself says that somebody has been signed out.
      host.notifications.toast("error", outcome.message);
    }
    return false;
  };

  const copy = async (prompt: string) => {
    try {
      await copyText(prompt);
    } catch (error) {
      console.warn(error);
      notice(NOTICES.copyFailed);
      return;
    }
    notice(NOTICES.copied);
    track(trackCopy(image.id));
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
    track(trackDownload(image.id, host.session.get().kind !== "guest"));
  };

  return { busy, reveal, copy, download, favor: () => notice(NOTICES.favorites) };
};
