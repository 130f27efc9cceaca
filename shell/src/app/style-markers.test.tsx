import { render } from "@testing-library/react";
import { ServerStyleSheet, StyleSheetManager, styled, version } from "styled-components";
import { createStyleCompactor } from "../server/compact-style";
import { COMPACT_ATTRIBUTE, restoreStyles } from "./style-markers";

const Box = styled.div`
  color: red;
`;

/** The style element of a page with a box. */
const serverStyle = (): string => {
  const sheet = new ServerStyleSheet();
  const { unmount } = render(
    <StyleSheetManager sheet={sheet.instance}>
      <Box />
    </StyleSheetManager>,
  );
  unmount();
  const css = createStyleCompactor()(sheet.instance.toString());
  sheet.seal();
  return `<style data-styled="true" data-styled-version="${version}" ${COMPACT_ATTRIBUTE}="true">${css}</style>`;
};

/** Evaluates styled-components as a page does, and returns its style sheet. */
const evaluate = () => {
  let sheet: InstanceType<typeof ServerStyleSheet>["instance"] | undefined;
  jest.isolateModules(() => {
    const library: typeof import("styled-components") = jest.requireActual("styled-components");
    sheet = library.__PRIVATE__.mainSheet;
  });
  return sheet;
};

test("styled-components recognises a component of the server's style sheet once it is restored", () => {
  document.head.innerHTML = serverStyle();
  const [rule] = document.querySelector("style")?.textContent?.split("/*") ?? [];
  restoreStyles();
  const sheet = evaluate();
  expect(document.querySelector(`style[${COMPACT_ATTRIBUTE}]`)).toBeNull();
  const [name = ""] = /(?<=\.)\w+/.exec(rule ?? "") ?? [];
  expect(sheet?.hasNameForId(Box.styledComponentId, name)).toBe(true);
  expect(sheet?.toString()).toContain(`${rule}/*!sc*/`);
});

test("styled-components recognises nothing in a style sheet that is not restored", () => {
  document.head.innerHTML = serverStyle();
  expect(evaluate()?.names.size).toBe(0);
});
