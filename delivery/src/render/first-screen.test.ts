import { splitFirstScreen } from "./first-screen";

const COMMON = ":root{color:red}/*sc-global-a*/\n";
const TITLE = ".t{margin:0}/*title*/\n";
const BUTTON = ".b{color:red}\n.c{color:blue}/*button*/\n";
const CARD = ".d{margin:0}/*card d,e*/\n";

const FIRST = '<h1 class="title t">Posters</h1><a class="button b">More</a>';
const LATER =
  '<section id="cards" class="card d" data-below-fold=""><p>Card</p><a class="button c">Open</a></section><p>End</p>';

test("splits a page below its first screen, each half with its own styles", () => {
  expect(splitFirstScreen(COMMON + TITLE + CARD, FIRST + LATER)).toEqual({
    first: { css: COMMON + TITLE, markup: FIRST },
    rest: { css: ".d{margin:0}/*card 3 d,e*/\n", markup: LATER },
  });
});

test("numbers the groups of which earlier ones are in the other half", () => {
  const more = ".x{top:0}/*x 7*/\n.b{color:red}/*button*/\n.y{top:0}/*y*/\n.z{top:0}/*z*/\n";
  const { first, rest } = splitFirstScreen(COMMON + more, FIRST + LATER);
  expect(first.css).toBe(`${COMMON}.b{color:red}/*button 8*/\n`);
  expect(rest.css).toBe(".x{top:0}/*x 7*/\n.y{top:0}/*y 9*/\n.z{top:0}/*z*/\n");
});

const EARLIER = [
  ":root{color:red}\n/*1 sc-global-a*/\n",
  ".t{margin:0}\n/*2 title*/\n",
  ".d{margin:0}\n/*4 card*/\n",
];

test.each([
  ["stand on their own lines", (css: string) => css],
  ["name classes", (css: string) => css.replace(/\/\*(\d) (\S+?)\*\//g, "/*g$1 $2 x,y*/")],
  [
    "are styled-components' own",
    (css: string) =>
      css
        .replaceAll("\n", "/*!sc*/\n")
        .replace(/\/\*(\d) (\S+?)\*\//g, 'data-styled.g$1[id="$2"]{content:"x,y"}'),
  ],
])("splits a page of an earlier shell, whose markers %s", (_, asBefore) => {
  const [common = "", title = "", card = ""] = EARLIER.map(asBefore);
  expect(splitFirstScreen(common + title + card, FIRST + LATER)).toEqual({
    first: { css: common + title, markup: FIRST },
    rest: { css: card, markup: LATER },
  });
});

test("ends the rest with the last component's marker, from which the browser continues counting", () => {
  const { first, rest } = splitFirstScreen(COMMON + CARD + TITLE, FIRST + LATER);
  expect(first.css).toBe(`${COMMON}.t{margin:0}/*title 3*/\n`);
  expect(rest.css).toBe(".d{margin:0}/*card 2 d,e*/\n/*title*/\n");
});

test("keeps a component's rules together, so one that extends another comes after it", () => {
  const { first, rest } = splitFirstScreen(BUTTON + CARD, FIRST + LATER);
  expect(first.css).toBe(BUTTON);
  expect(rest.css).toBe(".d{margin:0}/*card 2 d,e*/\n");
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
