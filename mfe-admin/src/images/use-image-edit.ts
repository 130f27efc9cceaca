import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { updateImage } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { useState } from "react";
import { failureText } from "../lib/failure-text";
import {
  changedFields,
  conflictsOf,
  draftOf,
  type FieldProblems,
  type ImageField,
  problemsOf,
  rebased,
  updateOf,
} from "./image-fields";

const TEXT_FIELDS = ["id", "title", "category", "tag", "theme", "alt"];

const isImage = (value: unknown): value is Image => {
  if (typeof value !== "object" || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return typeof field("version") === "number" && TEXT_FIELDS.every((name) => typeof field(name) === "string");
};

/** The current image from the body of a rejected update; undefined if there is none. */
export const currentImageOf = (body: unknown): Image | undefined => {
  const current =
    typeof body === "object" && body !== null ? (Reflect.get(body, "current") as unknown) : undefined;
  return isImage(current) ? current : undefined;
};

/** The newer image that a save collided with; undefined if it failed for another reason. */
const newerImageOf = (error: unknown): Image | undefined =>
  isApiError(error) && error.status === 409 ? currentImageOf(error.body) : undefined;

/**
 * Edits one image. The server rejects a save that is based on an older version: then `conflicts` lists what another
 * administrator changed, and the editor decides.
 */
export const useImageEdit = (image: Image, onSaved: (saved: Image) => void) => {
  const { http } = useHost();
  const [base, setBase] = useState(image);
  const [draft, setDraft] = useState(() => draftOf(image));
  const [problems, setProblems] = useState<FieldProblems>({});
  const saving = useMutation({
    mutationFn: () => http.send(updateImage(base.id, updateOf(base, draft))),
    onSuccess: onSaved,
  });
  const newer = newerImageOf(saving.error);

  const save = () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (!saving.isPending && Object.keys(found).length === 0) saving.mutate();
  };

  const settle = (next: ReturnType<typeof draftOf>) => {
    if (!newer) return;
    setBase(newer);
    setDraft(next);
    saving.reset();
  };

  return {
    base,
    draft,
    problems,
    failure: saving.error && !newer ? failureText(saving.error) : "",
    saving: saving.isPending,
    dirty: changedFields(draftOf(base), draft).length > 0,
    save,
    conflicts: newer && conflictsOf(base, newer, draft),
    change: (field: ImageField, value: string) => {
      setDraft((old) => ({ ...old, [field]: value }));
      setProblems(({ [field]: _, ...others }) => others);
    },
    /** Continues from a newer version; the draft stays. */
    rebase: setBase,
    keepMine: () => newer && settle(rebased(base, newer, draft)),
    takeTheirs: () => newer && settle(draftOf(newer)),
  };
};
