import { compactMarkup } from "./compact-markup";

/** A browser's parser, as this project's tests run in Node. */
const { JSDOM } = await import("jsdom");

const parsed = (markup: string): string => new JSDOM(`<body>${markup}</body>`).window.document.body.innerHTML;

test.each([
  ["quotes", '<a href="/about" class="a">About</a>', "<a href=/about class=a>About</a>"],
  ["no quotes around spaces", '<p class="a b">Text</p>', '<p class="a b">Text</p>'],
  ["no quotes around signs", '<a title="a=b" href="?a=1">x</a>', '<a title="a=b" href="?a=1">x</a>'],
  ["a value that ends with a slash", '<a href="/">Home</a>', "<a href=/>Home</a>"],
  ["empty values", '<button disabled="" value="">x</button>', "<button disabled value>x</button>"],
  ["the slash of a void element", '<img src="/a.webp" alt=""/>', "<img src=/a.webp alt>"],
  ["no slash of a drawing", '<svg><path d="M0"/><g></g></svg>', "<svg><path d=M0 /><g></g></svg>"],
  ["end tags of items", "<ul><li>a</li><li>b</li></ul><p>c</p>", "<ul><li>a<li>b</ul><p>c</p>"],
  [
    "end tags of options",
    "<select><option>a</option><option>b</option></select>",
    "<select><option>a<option>b</select>",
  ],
  ["end tags of terms", "<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a<dd>b</dl>"],
  ["no end tag before text", "<ul><li>a</li> <li>b</li></ul>", "<ul><li>a</li> <li>b</ul>"],
  [
    "comments and entities",
    '<p title="&lt;b&gt;">1<!-- -->/<!-- -->2 &lt;a b="c"&gt;</p>',
    '<p title=&lt;b&gt;>1<!-- -->/<!-- -->2 &lt;a b="c"&gt;</p>',
  ],
  ["scripts and styles", "<script>f('<a b=\"c\">')</script>", "<script>f('<a b=\"c\">')</script>"],
  ["text areas", '<textarea>&lt;a b="c"></textarea>', '<textarea>&lt;a b="c"></textarea>'],
])("removes what the parser does not need: %s", (_, markup, compact) => {
  expect(compactMarkup(markup)).toBe(compact);
  expect(parsed(compact)).toBe(parsed(markup));
});
