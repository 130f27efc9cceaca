import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { createImage } from "@promptfolio/host/api/images";
import { useRef, useState } from "react";
import { saveText } from "../lib/export-buttons";
import { failureText } from "../lib/failure-text";
import { TEXTS } from "../texts";
import { checkFiles } from "./file-problem";
import { IMAGE_FIELDS, type ImageDraft, type ImageField } from "./image-fields";
import {
  isStarted,
  nameOf,
  newItem,
  placeFiles,
  placeRows,
  type UploadItem,
  type UploadResult,
  type UploadRow,
  withProblems,
} from "./upload-items";

/** The text for a failed upload. */
const uploadFailureText = (error: unknown): string => {
  const message = error instanceof Error ? error.message : "";
  return message.includes("Authentication")
    ? TEXTS.images.signInAsAdmin
    : TEXTS.images.uploadFailed(failureText(error));
};

/** A cancelled request fails too, but not with an API error. */
const isCancelled = (error: unknown, { aborted }: AbortSignal): boolean => aborted && !isApiError(error);

const formOf = (draft: ImageDraft, file: File): FormData => {
  const form = new FormData();
  for (const field of IMAGE_FIELDS) {
    const value = draft[field].trim();
    if (value !== "") form.append(field, value);
  }
  form.append("image", file);
  return form;
};

const isSheet = ({ name }: File): boolean => /\.(csv|json)$/i.test(name);

/** Loads the CSV parser on demand. */
const loadSheets = () => import(/* webpackChunkName: "upload-sheet" */ "./upload-sheet");

const readSheets = async (sheets: readonly File[]): Promise<UploadRow[]> => {
  if (sheets.length === 0) return [];
  const { readUploadSheet } = await loadSheets();
  return (await Promise.all(sheets.map(readUploadSheet))).flat();
};

/**
 * The images of the upload form, sent one after another. Failed images stay in the form; uploaded ones are removed.
 */
export const useUploadQueue = (onUploaded: (image: Image) => void) => {
  const { http, notifications, session } = useHost();
  const lastKey = useRef(0);
  const nextKey = () => ++lastKey.current;
  const [items, render] = useState<readonly UploadItem[]>(() => [newItem(0)]);
  const latest = useRef(items);
  /** Settles when the chosen files are checked. */
  const checking = useRef(Promise.resolve());
  const [sheetProblem, setSheetProblem] = useState("");
  const [results, setResults] = useState<readonly UploadResult[]>([]);
  const [run, setRun] = useState<{ done: number; total: number }>();
  const sending = useRef<AbortController | undefined>(undefined);

  const setItems = (update: (current: readonly UploadItem[]) => readonly UploadItem[]) => {
    latest.current = update(latest.current);
    render(latest.current);
  };
  const change = (key: number, update: (item: UploadItem) => UploadItem) =>
    setItems((current) => current.map((item) => (item.key === key ? update(item) : item)));
  const remove = (key: number) =>
    setItems((current) => {
      const rest = current.filter((item) => item.key !== key);
      return rest.length > 0 ? rest : [newItem(nextKey())];
    });
  /** A later attempt replaces a failed one. */
  const record = (result: UploadResult) =>
    setResults((current) => [
      result,
      ...current.filter(({ image, fileName }) => image || fileName !== result.fileName),
    ]);

  /** True if it was uploaded. */
  const send = async (item: UploadItem, alone: boolean, { signal }: AbortController): Promise<boolean> => {
    const { key, draft, file } = item;
    if (file === undefined) return false;
    const onProgress = (progress: number) => change(key, (current) => ({ ...current, progress }));
    const result = { fileName: nameOf(item), title: draft.title.trim() };
    onProgress(0);
    try {
      // Needs a stored token, as specified.
      if (session.get().kind === "guest") throw new Error(TEXTS.images.signInFirst);
      const image = await http.send(createImage(formOf(draft, file)), { signal, onProgress });
      if (alone) notifications.toast("success", TEXTS.images.uploaded);
      record({ ...result, image });
      remove(key);
      onUploaded(image);
      return true;
    } catch (error) {
      const failure = isCancelled(error, signal) ? "" : uploadFailureText(error);
      change(key, (current) => ({ ...current, progress: undefined, failure }));
      if (failure) record({ ...result, failure });
      if (alone && failure) notifications.toast("error", failure);
      return false;
    }
  };

  const sendAll = async (waiting: readonly UploadItem[], controller: AbortController) => {
    const total = waiting.length;
    let uploaded = 0;
    for (const [done, item] of waiting.entries()) {
      if (controller.signal.aborted) break;
      setRun({ done, total });
      if (await send(item, total === 1, controller)) uploaded += 1;
    }
    setRun(undefined);
    if (controller.signal.aborted) notifications.toast("info", "Upload cancelled");
    else if (total > 1)
      notifications.toast(
        uploaded === total ? "success" : "error",
        `${uploaded} of ${total} images uploaded.`,
      );
  };

  /** False if something is missing, and nothing was sent. */
  const submit = async (): Promise<boolean> => {
    // Decoding a large picture takes a slow machine longer than filling in the form.
    await checking.current;
    const checked = latest.current.map(withProblems);
    setItems(() => checked);
    if (checked.some(({ problems }) => Object.keys(problems).length > 0)) return false;
    if (sending.current) return true;
    sending.current = new AbortController();
    await sendAll(checked, sending.current);
    sending.current = undefined;
    return true;
  };

  const place = async (files: readonly File[]) => {
    setSheetProblem("");
    const sheets = files.filter(isSheet);
    const [pictures, rows] = await Promise.all([
      checkFiles(files.filter((file) => !isSheet(file))),
      readSheets(sheets).catch((error: unknown) => {
        setSheetProblem(`${sheets.map(({ name }) => name).join(", ")}: ${failureText(error)}`);
        return [];
      }),
    ]);
    setItems((current) => {
      const withTexts = rows.length > 0 ? placeRows(current, rows, nextKey) : current;
      const placed = placeFiles(withTexts, pictures, nextKey);
      return rows.length > 0 ? placed.map(withProblems) : placed;
    });
  };

  return {
    items,
    results,
    run,
    sheetProblem,
    dirty: items.some(isStarted),
    submit,
    cancel: () => sending.current?.abort(),
    remove,
    clear: () => {
      setItems(() => [newItem(nextKey())]);
      setSheetProblem("");
    },
    type: (key: number, field: ImageField, value: string) =>
      change(key, (item) => {
        const { [field]: _, ...problems } = item.problems;
        return { ...item, draft: { ...item.draft, [field]: value }, problems };
      }),
    choose: (files: readonly File[]): void => {
      checking.current = Promise.all([checking.current, place(files)]).then(() => undefined);
    },
    saveReport: async () => {
      const { uploadReport } = await loadSheets();
      saveText(uploadReport(results.toReversed()), "upload", "csv");
    },
  };
};
