import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { updateImage } from "@promptfolio/host/api/images";
import { useRef, useState } from "react";
import { failureText } from "../lib/failure-text";
import { currentImageOf } from "./current-image";
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

/**
 * Editing one image. A save that was made from an older version is refused by the server: then `conflicts` says what
 * somebody else changed, and the editor decides.
 */
export const useImageEdit = (image: Image, onSaved: (saved: Image) => void) => {
  const { http } = useHost();
  const [base, setBase] = useState(image);
  const [draft, setDraft] = useState(() => draftOf(image));
  const [current, setCurrent] = useState<Image | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState("");
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);
  const dirty = changedFields(draftOf(base), draft).length > 0;

  const save = async () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (sending.current || Object.keys(found).length > 0) return;
    sending.current = true;
    setSaving(true);
    setFailure("");
    try {
      onSaved(await http.send(updateImage(base.id, updateOf(base, draft))));
    } catch (error) {
      const newer = isApiError(error) && error.status === 409 ? currentImageOf(error.body) : null;
      if (newer) setCurrent(newer);
      else setFailure(failureText(error));
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  const settle = (newer: Image, next: ReturnType<typeof draftOf>) => {
    setBase(newer);
    setDraft(next);
    setCurrent(null);
  };

  return {
    draft,
    problems,
    failure,
    saving,
    dirty,
    save,
    conflicts: current && conflictsOf(base, current, draft),
    change: (field: ImageField, value: string) => {
      setDraft((old) => ({ ...old, [field]: value }));
      setProblems(({ [field]: _, ...others }) => others);
    },
    keepMine: () => current && settle(current, rebased(base, current, draft)),
    takeTheirs: () => current && settle(current, draftOf(current)),
  };
};
