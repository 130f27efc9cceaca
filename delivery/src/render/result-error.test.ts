import type { RenderedPage } from "./messages";
import { createPartCheck, pageError } from "./result-error";
import { MAX_MARKUP, MAX_STYLES } from "./result-limits";

interface Changed {
  markup?: { preloads?: string; first?: string; rest?: string };
  styles?: { first?: string; rest?: string };
}

const page = ({
  markup: { preloads = "", first = "<p>", rest = "</p>" } = {},
  styles,
}: Changed): RenderedPage => ({
  markup: { preloads, first: Buffer.from(first), rest: Buffer.from(rest) },
  styles: { first: "", rest: "", ...styles },
  readsData: false,
});

test("accepts a page with preloads and styles", () => {
  const preloads = '<link rel="preload" as="image" imageSrcSet="/a 1w, /b 2w" fetchPriority="high"/>'.repeat(
    2,
  );
  expect(
    pageError(page({ markup: { preloads }, styles: { first: "a>b{c:d}", rest: "p{}" } })),
  ).toBeUndefined();
});

test.each([
  ["styles that end their element", { styles: { rest: "</STYLE ><p>" } }, "its styles end their element"],
  ["long styles", { styles: { first: " ".repeat(MAX_STYLES), rest: " " } }, "its styles are too long"],
  ["long markup", { markup: { rest: " ".repeat(MAX_MARKUP) } }, "its markup is too long"],
  [
    "other links",
    { markup: { preloads: '<link rel="stylesheet" as="image"/>' } },
    "its preloads are no links to pictures",
  ],
  ["no links", { markup: { preloads: "<script></script>" } }, "its preloads are no links to pictures"],
  [
    "events",
    { markup: { preloads: '<link rel="preload" as="image" onload="x"/>' } },
    "its preloads are no links to pictures",
  ],
  ["open elements", { markup: { rest: "" } }, "its markup leaves an element p open"],
])("refuses a page with %s", (_, changed, reason) => {
  expect(pageError(page(changed))).toBe(reason);
});

test("reads markup in any alphabet", () => {
  const text = (rest: string) => page({ markup: { first: '<p title="海报 ⟨ŠŁ⟩">„Café“ 🖼', rest } });
  expect(pageError(text("海报</p>"))).toBeUndefined();
  expect(pageError(text("海报<script>"))).toBe("its markup has a script");
  expect(pageError(text("海报</div>"))).toBe("its markup closes an element div that isn't open there");
});

test("accepts a script with the page's nonce only", () => {
  const withScript = page({ markup: { first: '<p><script nonce="n">1</script>' } });
  expect(pageError(withScript, "n")).toBeUndefined();
  expect(pageError(withScript, "m")).toBe("its markup has a script");
  expect(pageError(withScript)).toBe("its markup has a script");
});

test("accepts a frame from the shell alone", () => {
  const framed = (attributes: string) =>
    page({ markup: { first: `<p><iframe class="a" ${attributes}></iframe>` } });
  const plain = framed('src="/frame/orders" sandbox="allow-scripts"');
  expect(pageError(plain, undefined, true)).toBeUndefined();
  expect(pageError(plain)).toBe("its markup has an element iframe");
  for (const attributes of ['srcdoc="x"', 'onload="x"'])
    expect(pageError(framed(attributes), undefined, true)).toBe("its markup has an element iframe");
});

test("limits all deferred parts of a page together", () => {
  const partError = createPartCheck("n");
  const part = { styles: "", markup: " ".repeat(MAX_MARKUP / 2) };
  expect([part, part, { ...part, markup: " " }].map(partError)).toEqual([
    undefined,
    undefined,
    "its deferred parts are too long",
  ]);
});

test("refuses a deferred part with styles that end, or with another script", () => {
  const partError = createPartCheck("n");
  expect(partError({ styles: "</style>", markup: "" })).toBe("its styles end their element");
  expect(partError({ styles: "", markup: "<script>1</script>" })).toBe("a deferred part has a script");
  expect(partError({ styles: "", markup: '<script nonce="n">1</script>' })).toBeUndefined();
});
