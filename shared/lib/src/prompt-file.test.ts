import { PROMPT_FILE_ENDING, promptFileText } from "./prompt-file";

const ORIGIN = "https://promptfolio.test";
const IMAGE = {
  title: "Poster 1",
  category: "Product Poster",
  theme: "Modern",
  imageUrl: "/media/a/poster-1.webp",
};

describe("the text file of a prompt", () => {
  it("contains title, category, theme, prompt and the picture's absolute URL", () => {
    expect(promptFileText(IMAGE, "A tin on velvet.\nSoft light.", ORIGIN)).toBe(`Title: Poster 1
Category: Product Poster
Theme: Modern

Prompt:
A tin on velvet.
Soft light.

Image URL: https://promptfolio.test/media/a/poster-1.webp
`);
  });

  it("leaves a URL on another host unchanged", () => {
    const image = { ...IMAGE, imageUrl: "https://img.example/a.webp" };
    expect(promptFileText(image, "p", ORIGIN)).toContain("Image URL: https://img.example/a.webp\n");
  });

  it("has the specified file name ending", () => {
    expect(PROMPT_FILE_ENDING).toBe("_prompt.txt");
  });
});
