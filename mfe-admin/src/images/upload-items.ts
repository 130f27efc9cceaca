import { TEXTS } from "../texts";
import { changedFields, EMPTY_DRAFT, type FieldProblems, type ImageDraft, problemsOf } from "./image-fields";

/** One image of the upload form. */
export interface UploadItem {
  key: number;
  draft: ImageDraft;
  file: File | undefined;
  problems: FieldProblems;
  /** 0 to 1 while it is sent; undefined otherwise. */
  progress: number | undefined;
  /** Why the last attempt failed; empty otherwise. */
  failure: string;
}

export const newItem = (key: number, draft: ImageDraft = EMPTY_DRAFT, file?: File): UploadItem => ({
  key,
  draft,
  file,
  problems: {},
  progress: undefined,
  failure: "",
});

export const isStarted = ({ draft, file }: UploadItem): boolean =>
  file !== undefined || changedFields(EMPTY_DRAFT, draft).length > 0;

export const withProblems = (item: UploadItem): UploadItem => ({
  ...item,
  problems: {
    ...(item.file === undefined && { image: TEXTS.images.fileMissing }),
    ...problemsOf(item.draft),
  },
});

export const hasProblems = ({ problems }: UploadItem): boolean => Object.keys(problems).length > 0;

export const changeItem = (
  items: readonly UploadItem[],
  key: number,
  change: (item: UploadItem) => UploadItem,
): UploadItem[] => items.map((item) => (item.key === key ? change(item) : item));

/**
 * Puts the first file into the item where it was chosen, and each other file into a new item after it, which starts with
 * the same category, tag and theme.
 */
export const placeFiles = (
  items: readonly UploadItem[],
  key: number,
  files: readonly File[],
  nextKey: () => number,
): UploadItem[] => {
  const [first, ...others] = files;
  return items.flatMap((item) => {
    if (item.key !== key || !first) return item;
    const { image: _, ...problems } = item.problems;
    const { category, tag, theme } = item.draft;
    const draft = { ...EMPTY_DRAFT, category, tag, theme };
    return [
      { ...item, file: first, problems, failure: "" },
      ...others.map((file) => newItem(nextKey(), draft, file)),
    ];
  });
};
