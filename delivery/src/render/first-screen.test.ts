import { splitFirstScreen } from "./first-screen";

const mark = (id: string) => `/*1 ${id}*/\n`;
const COMMON = `:root{color:red}\n${mark("sc-global-a")}`;
const BUTTON = `.b{color:red}\n.c{color:blue}\n${mark("button")}`;
const TITLE = `.t{margin:0}\n${mark("title")}`;
const CARD = `.d{margin:0}\n${mark("card")}`;

const FIRST = '<h1 class="title t">Posters</h1><a class="button b">More</a>';
const LATER =
  '<section id="cards" class="card d" data-below-fold=""><p>Card</p><a class="button c">Open</a></section><p>End</p>';

test("splits a page below its first screen, each half with its own styles", () => {
  expect(splitFirstScreen(COMMON + TITLE + CARD, FIRST + LATER)).toEqual({
    first: { css: COMMON + TITLE, markup: FIRST },
    rest: { css: CARD, markup: LATER },
  });
});

test.each([
  ["name classes", (css: string) => css.replace(/\/\*1 (\S+?)\*\//g, "/*g1 $1 x,y*/")],
  [
    "are styled-components' own",
    (css: string) =>
      css
        .replaceAll("\n", "/*!sc*/\n")
        .replace(/\/\*1 (\S+?)\*\//g, 'data-styled.g1[id="$1"]{content:"x,y"}'),
  ],
])("splits a page of an earlier shell, whose markers %s", (_, asBefore) => {
  const [common, title, card] = [asBefore(COMMON), asBefore(TITLE), asBefore(CARD)];
  expect(splitFirstScreen(common + title + card, FIRST + LATER)).toEqual({
    first: { css: common + title, markup: FIRST },
    rest: { css: card, markup: LATER },
  });
});

test("ends the rest with the last component's marker, from which the browser continues counting", () => {
  const { first, rest } = splitFirstScreen(COMMON + CARD + TITLE, FIRST + LATER);
  expect(first.css.endsWith(mark("title"))).toBe(true);
  expect(rest.css).toBe(CARD + mark("title"));
});

test("keeps a component's rules together, so one that extends another comes after it", () => {
  const { first, rest } = splitFirstScreen(BUTTON + CARD, FIRST + LATER);
  expect(first.css).toBe(BUTTON);
  expect(rest.css).toBe(CARD);
});

test.each([
  ["that does not say where its first screen ends", CARD + TITLE, FIRST],
  ["that waits for a deferred part before", CARD, `${FIRST}<!--$?-->${LATER}`],
  ["whose styles bear no marks", ".a{}", LATER],
])("leaves the styles of a page %s together", (_name, css, markup) => {
  const { first, rest } = splitFirstScreen(css, markup);
  expect(first.css).toBe(css);
  expect(rest.css).toBe("");
  expect(first.markup + rest.markup).toBe(markup);
});
