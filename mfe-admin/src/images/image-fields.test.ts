import { image } from "../testing/samples";
import {
  changedFields,
  conflictsOf,
  draftOf,
  EMPTY_DRAFT,
  problemsOf,
  rebased,
  updateOf,
} from "./image-fields";

const base = image();
const draft = draftOf(base);

test("requires every field but the alternative text", () => {
  expect(problemsOf(EMPTY_DRAFT)).toEqual({
    title: "Enter a title",
    category: "Choose a category",
    tag: "Choose a tag",
    theme: "Choose a theme",
    prompt: "Enter the prompt",
  });
  expect(problemsOf({ ...draft, alt: "" })).toEqual({});
  expect(problemsOf({ ...draft, title: "  " })).toEqual({ title: "Enter a title" });
});

test("sends only changed fields, with the base version", () => {
  expect(updateOf(base, { ...draft, title: " Blue Poster " })).toEqual({ version: 1, title: "Blue Poster" });
  expect(changedFields(draft, draft)).toEqual([]);
});

const current = image({ version: 2, title: "Green Poster", tag: "Popular" });

test("lists others' changes beside this administrator's values", () => {
  expect(conflictsOf(base, current, { ...draft, title: "Blue Poster", theme: "Bold" })).toEqual([
    { field: "title", before: "Red Poster", now: "Green Poster", mine: "Blue Poster" },
    { field: "tag", before: "New", now: "Popular", mine: undefined },
  ]);
});

test("applies the administrator's changes to the latest version", () => {
  expect(rebased(base, current, { ...draft, theme: "Bold" })).toEqual({
    ...draftOf(current),
    theme: "Bold",
  });
});
