import type { Image, ImageUpdate } from "@promptfolio/contracts/api/images";

/** The editable fields of an image with their names, in form order. */
export const FIELD_NAMES = {
  title: "Title",
  category: "Category",
  tag: "Tag",
  theme: "Theme",
  prompt: "Prompt",
  alt: "Alternative text",
  model: "Model",
  // One field alone has "prompt" in its name: people and tests find it by that.
  negativePrompt: "Negative terms",
  seed: "Seed",
  ratio: "Ratio",
} as const;
export type ImageField = keyof typeof FIELD_NAMES;
export type ImageDraft = Record<ImageField, string>;

export const IMAGE_FIELDS = Object.keys(FIELD_NAMES) as ImageField[];

/** The API's limits, in characters. */
export const FIELD_LENGTHS = {
  title: 120,
  category: 60,
  tag: 60,
  theme: 60,
  prompt: 4000,
  alt: 300,
  model: 60,
  negativePrompt: 2000,
  seed: 40,
  ratio: 20,
} as const;

const draftWith = (textOf: (field: ImageField) => string): ImageDraft =>
  Object.fromEntries(IMAGE_FIELDS.map((field) => [field, textOf(field)])) as ImageDraft;

export const EMPTY_DRAFT = draftWith(() => "");
export const draftOf = (image: Image): ImageDraft => draftWith((field) => image[field] ?? "");

export type FieldProblems = Partial<Record<ImageField | "image", string>>;

const REQUIRED: readonly (readonly [ImageField, string])[] = [
  ["title", "Enter a title"],
  ["category", "Choose a category"],
  ["tag", "Choose a tag"],
  ["theme", "Choose a theme"],
  ["prompt", "Enter the prompt"],
];

const lengthProblems = (draft: ImageDraft): FieldProblems =>
  Object.fromEntries(
    IMAGE_FIELDS.map((field) => [field, FIELD_LENGTHS[field], draft[field].trim().length] as const)
      .filter(([, length, used]) => used > length)
      .map(([field, length, used]) => [field, `At most ${length} characters; this has ${used}`]),
  );

export const problemsOf = (draft: ImageDraft): FieldProblems => ({
  ...lengthProblems(draft),
  ...Object.fromEntries(REQUIRED.filter(([field]) => draft[field].trim() === "")),
});

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
