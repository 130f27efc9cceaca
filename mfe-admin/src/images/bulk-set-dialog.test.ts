import { image } from "../testing/samples";
import { bulkPreview } from "./bulk-set-dialog";

const images = [
  image({ category: "Logo Design", tag: "New" }),
  image({ category: "Logo Design", tag: "Popular" }),
  image({ category: "Social Media", tag: "Popular" }),
];

test.each([
  [{}, []],
  [{ category: "Mockup Ads" }, ["Category: “Logo Design” (2), “Social Media” (1) → “Mockup Ads”"]],
  [
    { category: "Social Media", tag: "Popular" },
    [
      "Category: “Logo Design” (2) → “Social Media”; 1 image with “Social Media” already",
      "Tag: “New” (1) → “Popular”; 2 images with “Popular” already",
    ],
  ],
])("%j would change: %j", (values, sentences) => {
  expect(bulkPreview(images, values)).toEqual(sentences);
});
