import type { Image } from "@promptfolio/contracts/api/images";
import type { ApiRequest, HostApi, RevealOutcome, Session } from "@promptfolio/contracts/host-api";
import { copyText } from "@promptfolio/lib/copy-text";
import { fileName } from "@promptfolio/lib/formats";
import { PROMPT_FILE_ENDING, promptFileText } from "@promptfolio/lib/prompt-file";
import { saveFile } from "@promptfolio/lib/save-file";
import type { QueryClient } from "../query";
import { AUTHENTICATION_FAILED } from "./api-error";
import { setImageCounts } from "./image-cache";
import { trackCopy, trackDownload } from "./viewing";

type Revealed = Extract<RevealOutcome, { status: "revealed" }>;

/** How a page announces each outcome: with its own texts, in its own toast region. */
export interface PromptAnnouncements {
  revealed(outcome: Revealed, viewer: Session["kind"]): void;
  limitReached(viewer: Session["kind"]): void;
  copied(): void;
  copyFailed(): void;
  saved(): void;
  saveFailed(): void;
}

export interface PromptActions {
  /** Resolves with true if the prompt is open now, otherwise with false. */
  reveal(): Promise<boolean>;
  copy(prompt: string): Promise<void>;
  /** Saves the prompt as a text file. */
  save(prompt: string): void;
  /** Counts a download. A failure is logged only: the visitor has the file either way. */
  countDownload(): void;
}

/** The actions on an image's prompt, the same on a card and on the image's page. */
export const createPromptActions = (
  host: HostApi,
  client: QueryClient,
  image: Image,
  announce: PromptAnnouncements,
): PromptActions => {
  const viewer = () => host.session.get().kind;

  const track = (request: ApiRequest<{ copies: number } | { downloads: number }>) =>
    void host.http.send(request).then(
      (counts) => setImageCounts(client, image.id, counts),
      (error: unknown) => console.warn("Not counted", error),
    );
  const countDownload = () => track(trackDownload(image.id, viewer() !== "guest"));

  return {
    reveal: async () => {
      const outcome = await host.promptLimit.reveal(image.id);
      if (outcome.status === "revealed") {
        setImageCounts(client, image.id, { views: outcome.views });
        announce.revealed(outcome, viewer());
        return true;
      }
      if (outcome.status === "limit-reached") announce.limitReached(viewer());
      // The host itself notifies the visitor that the session has ended.
      else if (outcome.message !== AUTHENTICATION_FAILED)
        host.notifications.toast("error", outcome.message, undefined, outcome.detail);
      return false;
    },
    copy: async (prompt) => {
      try {
        await copyText(prompt);
      } catch (error) {
        console.warn(error);
        announce.copyFailed();
        return;
      }
      announce.copied();
      track(trackCopy(image.id));
    },
    save: (prompt) => {
      try {
        const text = promptFileText(image, prompt, host.origin);
        const file = new Blob([text], { type: "text/plain;charset=utf-8" });
        saveFile(file, fileName(image.title, PROMPT_FILE_ENDING));
      } catch (error) {
        host.report(error, "saving a prompt");
        announce.saveFailed();
        return;
      }
      announce.saved();
      countDownload();
    },
    countDownload,
  };
};
