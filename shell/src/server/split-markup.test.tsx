import { renderToStaticMarkup } from "react-dom/server";
import { BELOW_FOLD, CONTENT_START, splitMarkup } from "./split-markup";

const START = renderToStaticMarkup(CONTENT_START);
const FOLD = renderToStaticMarkup(BELOW_FOLD);

test("cuts a page where its content and the part below the first screen begin", () => {
  const preload = '<link rel="preload" as="image" href="/first.webp"/>';
  expect(splitMarkup(`${preload}${START}<h1>First</h1>${FOLD}<p>Below</p>${FOLD}<p>Footer</p>`)).toEqual({
    preloads: preload,
    first: "<h1>First</h1>",
    rest: "<p>Below</p><p>Footer</p>",
  });
});

test("keeps a page without a mark whole", () => {
  expect(splitMarkup(`${START}<h1>First</h1>`)).toEqual({ preloads: "", first: "<h1>First</h1>", rest: "" });
});
