import type { Image, ImageUpdate } from "@promptfolio/contracts/api/images";

interface Field {
  name: string;
  /** The API's limit, in characters. */
  length: number;
  /** What to do where it is missing. */
  missing?: string;
}

/** The editable fields of an image, in form order. */
export const FIELDS = {
  title: { name: "Title", length: 120, missing: "Enter a title" },
  category: { name: "Category", length: 60, missing: "Choose a category" },
  tag: { name: "Tag", length: 60, missing: "Choose a tag" },
  theme: { name: "Theme", length: 60, missing: "Choose a theme" },
  prompt: { name: "Prompt", length: 4000, missing: "Enter the prompt" },
  alt: { name: "Alternative text", length: 300 },
  model: { name: "Model", length: 60 },
  // One field alone has "prompt" in its name: people and tests find it by that.
  negativePrompt: { name: "Negative terms", length: 2000 },
  seed: { name: "Seed", length: 40 },
  ratio: { name: "Ratio", length: 20 },
} satisfies Record<string, Field>;
export type ImageField = keyof typeof FIELDS;
export type ImageDraft = Record<ImageField, string>;

export const IMAGE_FIELDS = Object.keys(FIELDS) as ImageField[];

const draftWith = (textOf: (field: ImageField) => string): ImageDraft =>
  Object.fromEntries(IMAGE_FIELDS.map((field) => [field, textOf(field)])) as ImageDraft;

export const EMPTY_DRAFT = draftWith(() => "");
export const draftOf = (image: Image): ImageDraft => draftWith((field) => image[field] ?? "");

export type FieldProblems = Partial<Record<ImageField | "image", string>>;

const problemOf = ({ length, missing }: Field, text: string): string | undefined => {
  if (text === "") return missing;
  return text.length > length ? `At most ${length} characters; this has ${text.length}` : undefined;
};

export const problemsOf = (draft: ImageDraft): FieldProblems =>
  Object.fromEntries(
    IMAGE_FIELDS.map((field) => [field, problemOf(FIELDS[field], draft[field].trim())]).filter(
      ([, problem]) => problem,
    ),
  );

export const changedFields = (before: ImageDraft, after: ImageDraft): ImageField[] =>
  IMAGE_FIELDS.filter((field) => before[field] !== after[field]);

/** The update that turns `base` into the draft: the changed fields and the version they are based on. */
export const updateOf = (base: Image, draft: ImageDraft): ImageUpdate => ({
  version: base.version,
  ...Object.fromEntries(changedFields(draftOf(base), draft).map((field) => [field, draft[field].trim()])),
});

export interface Conflict {
  field: ImageField;
  before: string;
  now: string;
  /** This administrator's value; undefined if they did not change the field. */
  mine: string | undefined;
}

/** The fields that another administrator changed since `base`, with this administrator's values. */
export const conflictsOf = (base: Image, current: Image, draft: ImageDraft): Conflict[] => {
  const [before, now] = [draftOf(base), draftOf(current)];
  return changedFields(before, now).map((field) => ({
    field,
    before: before[field],
    now: now[field],
    mine: draft[field] === before[field] ? undefined : draft[field],
  }));
};

/** This administrator's changes applied to the current image. */
export const rebased = (base: Image, current: Image, draft: ImageDraft): ImageDraft => {
  const mine = changedFields(draftOf(base), draft).map((field) => [field, draft[field]] as const);
  return { ...draftOf(current), ...Object.fromEntries(mine) };
};
