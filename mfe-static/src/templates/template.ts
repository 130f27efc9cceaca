import type { TemplateCategory } from "../texts";

/** A sample on the Templates page. `prompt` has slots in square brackets, to be filled in by whoever uses it. */
export interface Template {
  id: number;
  title: string;
  description: string;
  category: Exclude<TemplateCategory, "All">;
  /** Address of a 4:5 picture, 432×540. */
  image: string;
  /** What is to be seen on it. */
  alt: string;
  prompt: string;
  downloads: number;
  /** 0 to 5. */
  rating: number;
  isPremium: boolean;
  tags: string[];
}
