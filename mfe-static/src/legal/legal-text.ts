/** A paragraph, a list, terms with their explanations, or a sentence that ends with a link to a page. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { before: string; link: string; to: string }
  | { terms: readonly (readonly [term: string, text: string])[] };

export interface LegalSection {
  /** The anchor that links point to. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  /** The document in two sentences, for those who read no further. */
  summary: string;
  /** Facts that identify an edition, such as version and date. */
  facts: readonly (readonly [name: string, value: string])[];
  email: string;
  sections: readonly LegalSection[];
}
