export type PartName = "Subject" | "Lens" | "Palette" | "Light" | "Ratio";

/** A piece of a prompt; `name` is undefined for words that belong to none of the parts. */
export interface PromptPart {
  name: PartName | undefined;
  text: string;
}

const SENTENCE_END = /[.!?]\s+|\n+/g;
const CLAUSE_END = /[.!?;,]\s+|\n+/g;
const RATIO =
  /(?:--ar )?\b(?:1:1|2:3|3:2|3:4|4:3|4:5|5:4|5:7|7:5|9:16|16:9|16:10|21:9)\b(?: (?:portrait|landscape|format))?/;

const WORDS: readonly [PartName, RegExp][] = [
  ["Lens", /\b(?:\d{2,3} ?mm|lens|f\/\d|focus|depth of field|bokeh|background blur|macro|telephoto)\b/i],
  ["Palette", /\b(?:palette|colou?r scheme|monochrome)\b/i],
  ["Light", /\b(?:\w*light|lighting|lit|softbox|sun|sunrise|sunset|golden hour|backlit|rim)\b/i],
];

/** The text in pieces that end with what matches `end`; together they are the text. */
const cutAfter = (end: RegExp, text: string): string[] => {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length);
  return [...ends, text.length].map((place, index) => text.slice(ends[index - 1] ?? 0, place));
};

const nameOf = (clause: string): PartName | undefined => WORDS.find(([, words]) => words.test(clause))?.[0];

const partsOfClause = (clause: string): PromptPart[] => {
  const ratio = RATIO.exec(clause);
  if (!ratio) return [{ name: nameOf(clause), text: clause }];
  const before = clause.slice(0, ratio.index);
  return [
    { name: nameOf(before), text: before },
    { name: "Ratio", text: ratio[0] },
    { name: undefined, text: clause.slice(ratio.index + ratio[0].length) },
  ];
};

/**
 * Tells the parts of a prompt apart: its first sentence is the subject, clauses after it are recognised by their words.
 * Joined, the pieces are the prompt, character by character.
 */
export const promptParts = (prompt: string): PromptPart[] => {
  const sentences = cutAfter(SENTENCE_END, prompt);
  const [subject = "", ...rest] = sentences.length > 1 ? sentences : cutAfter(CLAUSE_END, prompt);
  const clauses = rest.flatMap((text) => cutAfter(CLAUSE_END, text)).flatMap(partsOfClause);
  if (clauses.every(({ name }) => name === undefined)) return [{ name: undefined, text: prompt }];
  const merged: PromptPart[] = [{ name: "Subject", text: subject }];
  for (const { name, text } of clauses.filter((clause) => clause.text !== "")) {
    const last = merged.at(-1);
    if (last?.name === name && last) last.text += text;
    else merged.push({ name, text });
  }
  return merged;
};
