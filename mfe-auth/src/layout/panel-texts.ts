import { countOf } from "@promptfolio/lib/formats";

/** The marketing copy beside the forms (docs/product.md, Claims). `limit` is the allowance of an account. */
export interface PanelTexts {
  title: string;
  reasons: (limit: number) => readonly string[];
}

const everyDay = (limit: number): string => `${countOf(limit, "prompt view")} every day, free to use`;

export const LOGIN_PANEL: PanelTexts = {
  title: "Every picture keeps its prompt. Yours are waiting.",
  reasons: (limit) => [
    everyDay(limit),
    "What you have revealed today opens again without a credit",
    "Copy in one press, download in PNG, JPG or PDF up to 4K",
  ],
};

export const SIGNUP_PANEL: PanelTexts = {
  title: "See the picture. Then read how it was made.",
  reasons: (limit) => [
    everyDay(limit),
    "Copy prompts and keep them, with a commercial licence",
    "Downloads in PNG, JPG or PDF up to 4K",
  ],
};

/** The claimed figures. */
export const FIGURES = [
  { value: "10,000+", name: "users" },
  { value: "50,000+", name: "designs" },
  { value: "98%", name: "satisfaction" },
] as const;
