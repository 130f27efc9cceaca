import { render } from "@testing-library/react";
import { ServerStyleSheet, StyleSheetManager, styled } from "styled-components";
import { nestConditions } from "./nest-conditions";

/** The rules that styled-components generates from this text, with `a` for the class. */
const rulesOf = (text: string): string[] => {
  const Styled = styled.p`
    ${text}
  `;
  const sheet = new ServerStyleSheet();
  const { container } = render(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={[nestConditions]}>
      <Styled />
    </StyleSheetManager>,
  );
  const css = sheet.instance.toString();
  sheet.seal();
  const name = container.firstElementChild?.classList.item(1) ?? "";
  return css
    .split("/*!sc*/\n")
    .filter((rule) => rule !== "" && !rule.startsWith("data-styled"))
    .map((rule) => rule.replaceAll(name, "a"));
};

describe("nestConditions", () => {
  it.each([
    ["declarations", "@media print { color: red; }", [".a{@media print{color:red;}}"]],
    [
      "selectors",
      "@media print { color: red; &:hover, svg & { color: blue; } &::before { margin: 0; } }",
      [".a{@media print{color:red;&:hover,svg &{color:blue;}&::before{margin:0;}}}"],
    ],
    [
      "conditions around a selector",
      "&:hover { @media print { margin: 0; } }",
      [".a{@media print{&:hover{margin:0;}}}"],
    ],
    ["selectors of more weight", "@media print { && { margin: 0; } }", [".a{@media print{&&{margin:0;}}}"]],
    [
      "conditions within conditions",
      "@container (width > 1em) { @supports (a: b) { margin: 0; } }",
      [".a{@container (width > 1em){@supports (a: b){margin:0;}}}"],
    ],
  ])("nests %s in the class's rule", (_name, text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  it("keeps the order of nested and other rules", () => {
    expect(rulesOf("margin: 0; @media print { margin: 1em; } &:hover { margin: 2em; }")).toEqual([
      ".a{margin:0;}",
      ".a{@media print{margin:1em;}}",
      ".a:hover{margin:2em;}",
    ]);
  });

  it("leaves sibling selectors of the class itself to styled-components", () => {
    const [rule] = rulesOf("@media print { & + & { margin: 0; } }");
    expect(rule).toMatch(/^@media print\{/);
  });
});
