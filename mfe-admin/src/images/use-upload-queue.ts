import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { useRef, useState } from "react";
import { TEXTS } from "../texts";
import { checkFiles } from "./file-problem";
import type { ImageField } from "./image-fields";
import { isCancelled, uploadFailureText, useImageUpload } from "./upload-image";
import {
  changeItem,
  hasProblems,
  isStarted,
  newItem,
  placeFiles,
  type UploadItem,
  withProblems,
} from "./upload-items";

/**
 * The images of the upload form, sent one after another. Failed images stay in the form; uploaded ones are removed.
 */
export const useUploadQueue = (onUploaded: (image: Image) => void) => {
  const { notifications } = useHost();
  const upload = useImageUpload();
  const lastKey = useRef(0);
  const nextKey = () => ++lastKey.current;
  const [items, render] = useState<readonly UploadItem[]>(() => [newItem(0)]);
  const latest = useRef(items);
  /** Settles when the chosen files are checked. */
  const checking = useRef(Promise.resolve());
  const [uploaded, setUploaded] = useState<readonly Image[]>([]);
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController | undefined>(undefined);

  const setItems = (update: (current: readonly UploadItem[]) => readonly UploadItem[]) => {
    latest.current = update(latest.current);
    render(latest.current);
  };
  const change = (key: number, update: (item: UploadItem) => UploadItem) =>
    setItems((current) => changeItem(current, key, update));
  const remove = (key: number) =>
    setItems((current) => {
      const rest = current.filter((item) => item.key !== key);
      return rest.length > 0 ? rest : [newItem(nextKey())];
    });

  const send = async ({ key, draft, file }: UploadItem, { signal }: AbortController) => {
    if (file === undefined) return;
    const onProgress = (progress: number) => change(key, (item) => ({ ...item, progress }));
    onProgress(0);
    try {
      const image = await upload(draft, file, { signal, onProgress });
      notifications.toast("success", TEXTS.images.uploaded);
      setUploaded((current) => [image, ...current]);
      remove(key);
      onUploaded(image);
    } catch (error) {
      const failure = isCancelled(error, signal) ? "" : uploadFailureText(error);
      change(key, (item) => ({ ...item, progress: undefined, failure }));
      if (failure) notifications.toast("error", failure);
      else notifications.toast("info", "Upload cancelled");
    }
  };

  /** False if something is missing, and nothing was sent. */
  const submit = async (): Promise<boolean> => {
    // Decoding a large picture takes a slow machine longer than filling in the form.
    await checking.current;
    const checked = latest.current.map(withProblems);
    setItems(() => checked);
    if (checked.some(hasProblems)) return false;
    if (sending.current) return true;
    const controller = new AbortController();
    sending.current = controller;
    setBusy(true);
    for (const item of checked) if (!controller.signal.aborted) await send(item, controller);
    sending.current = undefined;
    setBusy(false);
    return true;
  };

  return {
    items,
    uploaded,
    busy,
    dirty: items.some(isStarted),
    submit,
    cancel: () => sending.current?.abort(),
    remove,
    clear: () => setItems(() => [newItem(nextKey())]),
    type: (key: number, field: ImageField, value: string) =>
      change(key, (item) => {
        const { [field]: _, ...problems } = item.problems;
        return { ...item, draft: { ...item.draft, [field]: value }, problems };
      }),
    choose: (key: number, files: readonly File[]): void => {
      const checked = checkFiles(files).then(({ accepted, problem }) =>
        setItems((current) => {
          const placed = placeFiles(current, key, accepted, nextKey);
          if (problem === undefined) return placed;
          return changeItem(placed, key, (item) => ({
            ...item,
            file: accepted[0],
            problems: { ...item.problems, image: problem },
          }));
        }),
      );
      checking.current = Promise.all([checking.current, checked]).then(() => undefined);
    },
  };
};
