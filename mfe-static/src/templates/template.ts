import type { TemplateCategory } from "../texts";

/** A sample on the Templates page. `prompt` has slots in square brackets, to be filled in by the user. */
export interface Template {
  id: number;
  title: string;
  description: string;
  category: Exclude<TemplateCategory, "All">;
  /** URL of a 4:5 picture, 432×540. */
  image: string;
  alt: string;
  prompt: string;
  downloads: number;
  /** 0 to 5. */
  rating: number;
  isPremium: boolean;
  tags: string[];
}
