import { randomUUID } from "node:crypto";

/** The ids of elements that mark places in the markup: unguessable, so that no content can contain them. */
const START = `start-${randomUUID()}`;
const FOLD = `fold-${randomUUID()}`;

const written = (id: string): string => `<template id="${id}"></template>`;

/** Marks where the page's content begins: React writes preloads of the first pictures in front of it. */
export const CONTENT_START = <template id={START} />;

/** Marks where what is below the first screen begins. */
export const BELOW_FOLD = <template id={FOLD} />;

export interface SplitMarkup {
  /** Link elements for the head. */
  preloads: string;
  first: string;
  /** From the first mark on; empty without one. */
  rest: string;
}

export const splitMarkup = (markup: string): SplitMarkup => {
  const [preloads = "", content = ""] = markup.split(written(START));
  const [first = "", ...rest] = content.split(written(FOLD));
  return { preloads, first, rest: rest.join("") };
};
