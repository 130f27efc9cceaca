import fc from "fast-check";
import { JSDOM } from "jsdom";
import { markupError } from "./markup-error";

test.each([
  ["what React writes", '<!--$--><p class="a b" hidden="">2 &lt; 3<!-- -->!<br/></p><!--/$-->'],
  ["other quotes, and none", "<a href=/images/ title='a \"b\"'>x</a><input disabled>"],
  ["drawings", '<svg viewBox="0 0 1 1"><title>Heart</title><path d="M0 0"></path></svg>'],
  [
    "HTML in drawings",
    "<svg><foreignObject><p><b></b></p></foreignObject></svg><math><mi><b></b></mi></math>",
  ],
  [
    "tables in tables",
    "<table><caption>a</caption><colgroup><col/></colgroup><thead><tr><th>b</th></tr></thead><tbody><template></template><tr>" +
      "<td><table><tr><td></td></tr></table></td></tr></tbody></table>",
  ],
  ["preloads of pictures", '<link rel="preload" as="image" href="/a"/>'],
  ["names of an object's own", "<constructor><p></p></constructor>"],
  ["lists in lists", "<ul><li><ul><li></li></ul></li></ul><dl><dd><dl><dd></dd></dl></dd></dl>"],
  ["values with words that begin like events", '<img alt="a cat on a mat, onload" src="/a"/>'],
  ["a hundred attributes", `<p${" a".repeat(100)}></p>`],
  ["pictures without scripts", '<noscript><img src="/a" alt=""/></noscript>'],
])("accepts %s", (_, markup) => {
  expect(markupError([markup])).toBeUndefined();
});

test.each([
  ["<script>1</script>", "has a script"],
  ["<SCRIPT src=/a></SCRIPT>", "has a script"],
  ["<svg><script>1</script></svg>", "has a script"],
  ['<base href="//a"/>', "has an element base"],
  ['<meta http-equiv="refresh" content="0"/>', "has an element meta"],
  ["<iframe></iframe>", "has an element iframe"],
  ["<object></object>", "has an element object"],
  ["<style></style>", "has an element style"],
  ['<link rel="stylesheet" href="/a"/>', "has a link that is no preload"],
  ['<link rel="preload" rel="stylesheet" href="/a"/>', "has a link that is no preload"],
  ['<img src="a" onerror="x"/>', "has the event attribute onerror"],
  ["<img\nONLOAD=x>", "has the event attribute onload"],
  ['<img alt="a cat on a mat" onload="x"/>', "has the event attribute onload"],
  [`<p${" a".repeat(101)}></p>`, "has a < that begins no plain tag"],
  ["</div></div>", "closes an element div that isn't open there"],
  ["<div><p></div></p>", "closes an element div that isn't open there"],
  ["<div>", "leaves an element div open"],
  ["<div/>", "has an element div that closes itself"],
  ["<!-- <p> -->", "has a < that begins no plain tag"],
  ["<!doctype html>", "has a < that begins no plain tag"],
  ['<p title="</p>"></p>', "has a < that begins no plain tag"],
  ["<textarea><!-- --></textarea>", "has a comment in a text"],
  ["<textarea><p></p></textarea>", "has an element in its textarea"],
  ["<div><button><div><button></button></div></button></div>", "has an element button in another one"],
  ["<button><math><main><br/></main></math></button>", "has an element br in an svg or math"],
  ["<svg><g><p></p></g></svg>", "has an element p in an svg or math"],
  ["<select><div><select></select></div></select>", "has an element select in another one"],
  ["<select><div><input/></div></select>", "has an element input in another one"],
  ["<table><div><table></table></div></table>", "has a misplaced element div"],
  ["<table><tr><td><div><td></td></div></td></tr></table>", "has a misplaced element td"],
  ["<h1><div><h2></h2></div></h1>", "has an element h2 in another one"],
  ["<ul><li><div><li></li></div></li></ul>", "has an element li in another one"],
])("refuses %s", (markup, reason) => {
  expect(markupError([markup])).toBe(reason);
});

test("refuses what is too deep", () => {
  expect(markupError(["<p>".repeat(1_000)])).toBe("is too deep");
});

test("accepts pieces of one markup, unless a tag is cut in two", () => {
  expect(markupError(["<div><p>", "</p></div>"])).toBeUndefined();
  expect(markupError(["<div", "></div>"])).toBe("has a < that begins no plain tag");
  expect(markupError(["<div><!-", "- --></div>"])).toBe("has a < that begins no plain tag");
});

test("accepts only scripts with the page's nonce, which end where they seem to", () => {
  const script = (attributes: string, text = "if (1 < 2) move()") => [
    `<script ${attributes}>${text}</script>`,
  ];
  expect(markupError(script('nonce="n"'), "n")).toBeUndefined();
  for (const attributes of ['nonce="m"', 'nonce="n" src="/a"', ""])
    expect(markupError(script(attributes), "n")).toBe("has a script");
  for (const text of ["</SCRIPT >", "<!-- <script>", "<script"])
    expect(markupError(script('nonce="n"', text), "n")).toBe("has a script");
});

const NAMES =
  "a b br button caption dd div dl dt em foreignObject form g h1 h2 input li main math menu mi nobr noscript ol option " +
  "p section select span svg table tbody td template textarea th title tr ul";

const VOID = ["br", "input"];

/** Trees of a few kinds of elements, whether these may stand in each other or not. */
const markups = fc.subarray(NAMES.split(" "), { minLength: 1, maxLength: 3 }).chain((names) => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom("text", "<!-- -->", "&lt;"),
      fc
        .tuple(fc.constantFrom(...names), fc.array(tie("tree"), { maxLength: 3 }))
        .map(([name, children]) =>
          VOID.includes(name) ? `<${name}/>` : `<${name}>${children.join("")}</${name}>`,
        ),
    ),
  }));
  return fc.array(tree, { minLength: 1, maxLength: 3 }).map((trees) => trees.join(""));
});

/** Two browsers; one of them runs scripts, which changes how it reads `noscript`. */
const browsers = [new JSDOM(), new JSDOM("", { runScripts: "outside-only" })].map(
  ({ window }) => window.document,
);

/** Whether the document around the markup is the same in a browser. */
const staysInPlace = (markup: string): boolean =>
  browsers.every((document) => {
    document.body.innerHTML = `<div id="outer"><main id="inner">${markup}</main><footer></footer></div>`;
    const after = document.querySelector("body > #outer > #inner + footer:last-child");
    return after !== null && document.querySelectorAll("footer").length === 1;
  });

test("whatever is accepted leaves the document around it as it was, with styles between its pieces as well", () => {
  let accepted = 0;
  fc.assert(
    fc.property(markups, fc.nat(), (markup, place) => {
      const cut = place % (markup.length + 1);
      const pieces = [markup.slice(0, cut), markup.slice(cut)];
      const inserted = pieces.join("<style></style>");
      if (markupError([markup]) === undefined && !staysInPlace(markup)) return false;
      if (markupError(pieces) !== undefined) return true;
      accepted += 1;
      return staysInPlace(inserted);
    }),
    { numRuns: 1_000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

/** Texts of any length that could take long, by what they are made of. */
const LONG: Record<string, (length: number) => string> = {
  elements: (length) => "<p></p>".repeat(length / 7),
  attributes: (length) => `<p${" a".repeat(length / 2)}></p>`,
  "attributes without an end": (length) => `<p${" a='b'".repeat(length / 6)}`,
  spaces: (length) => `<p${" ".repeat(length)}`,
  "a value without an end": (length) => `<p a="${"b".repeat(length)}`,
  "a name": (length) => `<p ${"a".repeat(length)}`,
  "a comment without an end": (length) => `<!--${" ".repeat(length)}`,
  "scripts without an end": (length) => '<script nonce="n">'.repeat(length / 18),
  text: (length) => `>${"&".repeat(length)}`,
};

const timeFor = (markup: string): number => {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    markupError([markup], "n");
    return process.cpuUsage(before).user;
  });
  return Math.min(...times);
};

test.each(Object.keys(LONG))("takes time that grows with the length of %s", (name) => {
  const make = LONG[name] ?? String;
  // Ten times the time, and what a busy machine adds, in microseconds. With the square it would be a hundred times, and
  // seconds: the shorter text has a few thousand pieces at least, each read to the end.
  expect(timeFor(make(2_000_000))).toBeLessThan(30 * timeFor(make(200_000)) + 100_000);
});
