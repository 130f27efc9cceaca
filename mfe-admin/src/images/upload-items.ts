import type { Image } from "@promptfolio/contracts/api/images";
import { TEXTS } from "../texts";
import type { CheckedFile } from "./file-problem";
import { changedFields, EMPTY_DRAFT, type FieldProblems, type ImageDraft, problemsOf } from "./image-fields";

/** The texts of one picture, from a spreadsheet. */
export interface UploadRow {
  fileName: string;
  draft: ImageDraft;
}

/** One image of the upload form. */
export interface UploadItem {
  key: number;
  draft: ImageDraft;
  file?: File | undefined;
  /** The name of the picture that its texts are for; undefined if any will do. */
  fileName?: string | undefined;
  problems: FieldProblems;
  /** 0 to 1 while it is sent; undefined otherwise. */
  progress?: number | undefined;
  /** Why the last attempt failed; empty otherwise. */
  failure?: string;
}

/** What became of an image that was sent: the image, or why it failed. */
export interface UploadResult {
  fileName: string;
  title: string;
  image?: Image;
  failure?: string;
}

export const newItem = (key: number, given: Partial<UploadItem> = {}): UploadItem => ({
  key,
  draft: EMPTY_DRAFT,
  problems: {},
  ...given,
});

export const isStarted = ({ draft, file, fileName }: UploadItem): boolean =>
  file !== undefined || fileName !== undefined || changedFields(EMPTY_DRAFT, draft).length > 0;

export const nameOf = ({ file, fileName }: UploadItem): string => file?.name ?? fileName ?? "";

/** Equal for names of the same file: some systems write accents as characters of their own. */
export const fileKeyOf = (name: string): string => name.normalize().toLowerCase();

const isFor = (item: UploadItem, name: string): boolean => fileKeyOf(nameOf(item)) === fileKeyOf(name);

export const withProblems = (item: UploadItem): UploadItem => ({
  ...item,
  problems: {
    ...(item.file === undefined && {
      image: item.problems.image ?? (item.fileName ? "Choose this picture, too" : TEXTS.images.fileMissing),
    }),
    ...problemsOf(item.draft),
  },
});

/** The first pictures that are still to be chosen, by name. */
export const missingPictures = (items: readonly UploadItem[]): string | undefined => {
  const names = items.flatMap(({ file, fileName }) => (file === undefined && fileName) || []);
  if (names.length === 0) return undefined;
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `Pictures missing: ${names.slice(0, 3).join(", ")}${more}`;
};

/** Gives the texts to the pictures that they are for, and adds an item for each picture that is still missing. */
export const placeRows = (
  items: readonly UploadItem[],
  rows: readonly UploadRow[],
  nextKey: () => number,
): UploadItem[] => {
  const placed = items.filter(isStarted);
  for (const { fileName, draft } of rows) {
    const index = placed.findIndex((item) => isFor(item, fileName));
    const before = placed[index];
    if (before) placed[index] = { ...before, fileName, draft };
    else placed.push(newItem(nextKey(), { fileName, draft }));
  }
  return placed;
};

/** Where a picture belongs: to the texts with its name, or else to the first item without a picture; -1 for neither. */
const placeOf = (items: readonly UploadItem[], name: string): number => {
  const named = items.findIndex((item) => isFor(item, name));
  return named >= 0 ? named : items.findIndex((item) => nameOf(item) === "");
};

/**
 * Puts each picture where it belongs, and others into new items, which start with the category, tag and theme of the
 * first. A single picture replaces that of a single item.
 */
export const placeFiles = (
  items: readonly UploadItem[],
  files: readonly CheckedFile[],
  nextKey: () => number,
): UploadItem[] => {
  const placed = [...items];
  const single = items.length === 1 && files.length === 1;
  const { category = "", tag = "", theme = "" } = items[0]?.draft ?? {};
  for (const { file, problem } of files) {
    const index = single ? 0 : placeOf(placed, file.name);
    const before = placed[index] ?? newItem(nextKey(), { draft: { ...EMPTY_DRAFT, category, tag, theme } });
    const { image: _, ...problems } = before.problems;
    const item = {
      ...before,
      ...(problem === undefined
        ? { file, problems }
        : { file: undefined, problems: { ...problems, image: problem } }),
      fileName: single ? before.fileName : file.name,
      failure: "",
    };
    if (index < 0) placed.push(item);
    else placed[index] = item;
  }
  return placed;
};
