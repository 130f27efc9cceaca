import { render } from "@testing-library/react";
import { ServerStyleSheet, StyleSheetManager, styled } from "styled-components";
import { expandMarkers, SEPARATOR } from "../app/style-markers";
import { createStyleCompactor } from "./compact-style";

const sheetOf = (rules: string[], names: string) =>
  [...rules, `data-styled.g4[id="button"]{content:"${names}"}`, ""].join(SEPARATOR);
/** The lines of a style sheet without its last marker. */
const linesOf = (css: string) => css.replace(/\/\*[^*]*\*\/\n$/, "").split("\n");
const compact = (rules: string[], names: string) => {
  return linesOf(createStyleCompactor()(sheetOf(rules, names)));
};

describe("compactStyle", () => {
  it("nests all rules of a class in one rule", () => {
    expect(
      compact(
        [
          ".a{color:red;margin:0;}",
          ".a:hover,.a[href]{color:blue;}",
          ".a >svg{width:1em;}",
          ":root[data-theme] .a{color:white;}",
          ".a{@media (min-width: 48em){margin:1em;& p{margin:2em;}}}",
        ],
        "a,",
      ),
    ).toEqual([
      ".a{color:red;margin:0;&:hover,&[href]{color:blue}>svg{width:1em}:root[data-theme] &{color:white}" +
        "@media (min-width:48em){margin:1em;p{margin:2em}}}",
    ]);
  });

  it("writes the common start and end of a component's classes once, in the order of each class", () => {
    expect(
      compact(
        [
          ".a{color:red;margin:0;padding:0;}",
          ".a:hover{color:blue;}",
          ".b{color:red;margin:1em;padding:0;}",
          ".b:hover{color:blue;}",
        ],
        "a,b,",
      ),
    ).toEqual([".a,.b{color:red}", ".a{margin:0}", ".b{margin:1em}", ".a,.b{padding:0;&:hover{color:blue}}"]);
  });

  it("writes once what only some classes share, or share in the middle", () => {
    const [focus, hover] = [
      "&:focus-visible{outline:2px solid blue}",
      "&:hover{background:var(--color-sunken)}",
    ];
    expect(
      compact(
        [
          `.a{color:red;border:1px solid red;${focus}${hover}}`,
          `.b{color:blue;border:1px solid blue;${focus}}`,
          `.c{color:green;${focus}${hover}}`,
        ],
        "a,b,c,",
      ),
    ).toEqual([
      ".a{color:red;border:1px solid red}",
      ".b{color:blue;border:1px solid blue}",
      ".c{color:green}",
      `.a,.b,.c{${focus}}`,
      `.a,.c{${hover}}`,
    ]);
  });

  it("writes each class on its own where that is shorter", () => {
    expect(compact([".a{top:0;color:red;left:0;}", ".b{top:1px;color:red;left:1px;}"], "a,b,")).toEqual([
      ".a{top:0;color:red;left:0}",
      ".b{top:1px;color:red;left:1px}",
    ]);
  });

  it("keeps declarations after the nested rules that they follow", () => {
    expect(compact([".a{@media print{color:red;}}", ".a{color:blue;}"], "a,")).toEqual([
      ".a{@media print{color:red}}",
      ".a{color:blue}",
    ]);
  });

  it("removes padding, except in strings and URLs", () => {
    const text = `content:"0.5, ;}";background:url(a/0.5, b)`;
    expect(compact([`.a{margin:0.5em -0.25em 10.5em;transition:top 0.2s, left 1s;${text};}`], "a,")).toEqual([
      `.a{margin:.5em -.25em 10.5em;transition:top .2s,left 1s;${text}}`,
    ]);
  });

  it("leaves the whole site's custom properties as written, as release verify compares them by text", () => {
    const globals = [
      ":root{--ease:cubic-bezier(0.2, 0.7);--gap:0.5em;}",
      "@media (max-width: 30em){a,b{margin:0.5em;}}",
      'data-styled.g1[id="sc-global-a"]{content:"b,"}',
      "",
    ];
    expect(createStyleCompactor()(globals.join(SEPARATOR)).split("\n").slice(0, 2)).toEqual([
      ":root{--ease:cubic-bezier(0.2, 0.7);--gap:0.5em}",
      "@media (max-width:30em){a,b{margin:.5em}}/*sc-global-a b*/",
    ]);
  });

  it("does not cut strings", () => {
    const url = `url("data:image/svg+xml;utf8,<svg d='}{;'/>")`;
    expect(compact([`.a{mask:${url};color:red;}`], "a,")).toEqual([`.a{mask:${url};color:red}`]);
  });

  it.each([
    ["of another class", ".a .b{color:red;}", "a,b,"],
    ["without a class", "p{color:red;}", "a,"],
    ["partly without it", ".a,p{color:red;}", "a,"],
    ["of an animation", "@keyframes a{from{opacity:0;}}", "a,"],
  ])("leaves rules %s undivided", (_name, rule, names) => {
    expect(compact([rule, ".a{color:blue;}"], names)).toEqual([rule.replace(";}", "}"), ".a{color:blue}"]);
  });

  it("generates rules that styled-components recognises, one for each part", () => {
    const Base = styled.button<{ $wide: boolean }>`
      color: red;
      ${({ $wide }) => $wide && "width: 100%;"}
      &:hover {
        color: blue;
      }
    `;
    const sheet = new ServerStyleSheet();
    render(
      <StyleSheetManager sheet={sheet.instance}>
        <Base $wide />
        <Base $wide={false} />
      </StyleSheetManager>,
    );
    const css = createStyleCompactor()(sheet.instance.toString());
    sheet.seal();
    const [, wide, narrow] = /^\.(\w+),\.(\w+)\{/.exec(css) ?? [];
    expect(linesOf(css)).toEqual([
      `.${wide},.${narrow}{color:red}`,
      `.${wide}{width:100%}`,
      `.${wide},.${narrow}{&:hover{color:blue}}`,
    ]);
  });

  it.each([
    [
      "with spaces and quotes that browsers need",
      `.a [title="two words"] > b,.a[href="#x"]{top:0;}`,
      `[title="two words"]>b,&[href="#x"]{top:0}`,
    ],
    ["without quotes around words", `.a[data-state="open"] p{top:0;}`, "&[data-state=open] p{top:0}"],
    ["with an & that stands after others", `.a .b+.a,.c >.a{top:0;}`, "& .b+&,.c>&{top:0}"],
    ["with the & of a sibling left out", ".a + .b{top:0;}", "+.b{top:0}"],
    [
      "of ranges without spaces",
      ".a{@media (width >= 48em) and (width < 64em){top:0;}}",
      "@media (width>=48em) and (width<64em){top:0}",
    ],
  ])("nests a rule %s", (_name, rule, nested) => {
    expect(compact([rule], "a,")).toEqual([`.a{${nested}}`]);
  });

  it.each([
    ["its id and number", [".a{color:red}", ".b{color:blue}"], "/*button 4*/"],
    ["its classes, if one has no rule", [".a{color:red}"], "/*button 4 a,b*/"],
  ])(
    "ends a component's rules with %s, from which styled-components' own marker is made",
    (_, rules, marker) => {
      const marked = sheetOf(rules, "a,b");
      const css = createStyleCompactor()(marked);
      expect(css).toBe(`${rules.join("\n")}${marker}\n`);
      expect(expandMarkers(css)).toBe(marked);
    },
  );

  it("leaves out the numbers of consecutive groups", () => {
    const marked = [4, 5, 7, 8]
      .flatMap((group) => [`.a${group}{top:0}`, `data-styled.g${group}[id="b${group}"]{content:"a${group}"}`])
      .concat("")
      .join(SEPARATOR);
    const css = createStyleCompactor()(marked);
    expect(css).toBe(".a4{top:0}/*b4 4*/\n.a5{top:0}/*b5*/\n.a7{top:0}/*b7 7*/\n.a8{top:0}/*b8*/\n");
    expect(expandMarkers(css)).toBe(marked);
  });
});
