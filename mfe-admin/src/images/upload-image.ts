import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { createImage } from "@promptfolio/host/api/images";
import { useCallback } from "react";
import { failureText } from "../lib/failure-text";
import { TEXTS } from "../texts";
import { IMAGE_FIELDS, type ImageDraft } from "./image-fields";

/** The text for a failed upload. */
export const uploadFailureText = (error: unknown): string => {
  const message = error instanceof Error ? error.message : "";
  return message.includes("Authentication")
    ? TEXTS.images.signInAsAdmin
    : TEXTS.images.uploadFailed(failureText(error));
};

/** A cancelled request fails too, but not with an API error. */
export const isCancelled = (error: unknown, { aborted }: AbortSignal): boolean =>
  aborted && !isApiError(error);

const formOf = (draft: ImageDraft, file: File): FormData => {
  const form = new FormData();
  for (const field of IMAGE_FIELDS) {
    const value = draft[field].trim();
    if (value !== "") form.append(field, value);
  }
  form.append("image", file);
  return form;
};

export interface UploadOptions {
  signal: AbortSignal;
  /** Receives 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Sends one new image; needs a stored token, as specified. */
export const useImageUpload = () => {
  const { http, session } = useHost();
  return useCallback(
    async (draft: ImageDraft, file: File, options: UploadOptions): Promise<Image> => {
      if (session.get().kind === "guest") throw new Error(TEXTS.images.signInFirst);
      return http.send(createImage(formOf(draft, file)), options);
    },
    [http, session],
  );
};
