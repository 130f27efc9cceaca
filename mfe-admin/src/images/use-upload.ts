import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { createImage } from "@promptfolio/host/api/images";
import { useRef, useState } from "react";
import { failureText } from "../lib/failure-text";
import { TEXTS } from "../texts";
import { IMAGE_FIELDS, type ImageDraft } from "./image-fields";

/** What the toast says of an upload that failed (specification, section 8). */
const uploadFailureText = (error: unknown): string => {
  const message = error instanceof Error ? error.message : "";
  return message.includes("Authentication")
    ? TEXTS.images.signInAsAdmin
    : TEXTS.images.uploadFailed(failureText(error));
};

const formOf = (draft: ImageDraft, file: File): FormData => {
  const form = new FormData();
  for (const field of IMAGE_FIELDS) {
    const value = draft[field].trim();
    if (value !== "") form.append(field, value);
  }
  form.append("image", file);
  return form;
};

/** Sends a new image, one at a time; `progress` is 0 to 1 while it is sent, null otherwise. */
export const useUpload = () => {
  const { http, session, notifications } = useHost();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);

  const upload = async (draft: ImageDraft, file: File): Promise<boolean> => {
    if (sending.current) return false;
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    try {
      if (session.get().kind === "guest") throw new Error(TEXTS.images.signInFirst);
      await http.send(createImage(formOf(draft, file)), {
        signal: controller.signal,
        onProgress: setProgress,
      });
      notifications.toast("success", TEXTS.images.uploaded);
      return true;
    } catch (error) {
      // A cancelled call is no API error, and what the visitor wanted.
      if (controller.signal.aborted && !isApiError(error)) notifications.toast("info", "Upload cancelled");
      else notifications.toast("error", uploadFailureText(error));
      return false;
    } finally {
      sending.current = null;
      setProgress(null);
    }
  };

  return { progress, upload, cancel: () => sending.current?.abort() };
};
