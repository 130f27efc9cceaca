import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { promptFileText } from "./prompt-file";

const ORIGIN = "https://promptfolio.test";

describe("the text file of a prompt", () => {
  it("holds title, category, theme, prompt and the picture's whole address", () => {
    expect(promptFileText(sampleImage(1), "A tin on velvet.\nSoft light.", ORIGIN)).toBe(`Title: Poster 1
Category: Product Poster
Theme: Modern

Prompt:
A tin on velvet.
Soft light.

Image URL: https://promptfolio.test/media/c_fill,w_432,h_540,q_auto,f_auto/poster-1.webp
`);
  });

  it("leaves an address elsewhere as it is", () => {
    const image = sampleImage(1, { imageUrl: "https://img.example/a.webp" });
    expect(promptFileText(image, "p", ORIGIN)).toContain("Image URL: https://img.example/a.webp\n");
  });
});
