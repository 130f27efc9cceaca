import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager, styled, version } from "styled-components";
import { createPageStyles } from "./page-styles";

const Button = styled.button<{ $wide?: boolean }>`
  color: red;
  ${({ $wide }) => $wide && "width: 100%;"}
`;
const Danger = styled(Button)`
  color: blue;
`;
const Note = styled.p`
  margin: 0;
`;
const Last = styled.i`
  top: 0;
`;

/** The styles of a page with this content on the first screen and below it. */
const stylesOf = (first: ReactNode, below: ReactNode) => {
  const styles = createPageStyles();
  render(
    <StyleSheetManager sheet={styles.firstScreen}>
      {first}
      <StyleSheetManager sheet={styles.belowFold}>{below}</StyleSheetManager>
    </StyleSheetManager>,
  );
  return styles.split();
};

const inOneSheet = (content: ReactNode): string => {
  const sheet = new ServerStyleSheet();
  render(<StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>);
  return sheet.instance.toString();
};

test("styles of a page without a mark are those of styled-components' server sheet", () => {
  const content = [<Danger key="danger" $wide />, <Note key="note" />];
  expect(stylesOf(content, null)).toEqual({ first: inOneSheet(content), rest: "" });
});

test("components that occur only below the first screen have their styles apart", () => {
  expect(stylesOf(<Button />, [<Button key="button" />, <Note key="note" />])).toEqual({
    first: inOneSheet(<Button />),
    rest: inOneSheet(<Note />),
  });
});

test("rules of a component that one of the first screen extends stay in front of its own", () => {
  const { first, rest } = stylesOf(<Danger />, <Danger $wide />);
  expect(first.indexOf("width:100%")).toBeGreaterThan(0);
  expect(first.indexOf("width:100%")).toBeLessThan(first.indexOf("color:blue"));
  expect(rest).toBe("");
});

test("is independent of the order in which parts are rendered", () => {
  const styles = createPageStyles();
  render(
    <StyleSheetManager sheet={styles.belowFold}>{[<Button key="a" />, <Note key="b" />]}</StyleSheetManager>,
  );
  render(
    <StyleSheetManager sheet={styles.firstScreen}>
      <Button />
    </StyleSheetManager>,
  );
  expect(styles.split()).toEqual({ first: inOneSheet(<Button />), rest: inOneSheet(<Note />) });
});

test("a deferred part brings only what was not sent before", () => {
  const styles = createPageStyles();
  const show = (content: ReactNode) =>
    render(<StyleSheetManager sheet={styles.firstScreen}>{content}</StyleSheetManager>);
  show(<Button />);
  styles.split();
  show([<Button key="button" />, <Note key="note" />]);
  expect(styles.take()).toBe(inOneSheet(<Note />));
});

test("rules are compiled once for all pages", () => {
  const Own = styled.u`
    left: 0;
  `;
  const compiled: string[] = [];
  const plugins = [
    ({ type, value }: { type: string; value: string }) => {
      if (type === "rule") compiled.push(value);
    },
  ];
  const page = () => {
    const styles = createPageStyles();
    render(
      <StyleSheetManager sheet={styles.firstScreen} stylisPlugins={plugins}>
        <Own />
      </StyleSheetManager>,
    );
    return styles.split();
  };
  const first = page();
  expect(compiled).toHaveLength(1);
  expect(page()).toEqual(first);
  expect(compiled).toHaveLength(1);
});

/** Evaluates styled-components as a page does: it reads the page's style elements. */
const evaluate = async () => {
  let library: typeof import("styled-components") | undefined;
  jest.isolateModules(() => {
    library = jest.requireActual("styled-components");
  });
  if (!library) throw new Error("styled-components was not evaluated");
  return library;
};

test("styled-components reads both, and its rules for other components follow all of them", async () => {
  const { first, rest } = stylesOf(<Last />, <Note />);
  const tag = (css: string) => `<style data-styled="true" data-styled-version="${version}">${css}</style>`;
  document.body.innerHTML = tag(first) + tag(rest);
  const library = await evaluate();
  const sheet = library.__PRIVATE__.mainSheet;
  expect(document.body.innerHTML).toBe("");
  for (const { styledComponentId } of [Last, Note]) expect(sheet.names.has(styledComponentId)).toBe(true);
  sheet.insertRules("added", "a", [".a{top:1px}"]);
  const text = sheet.toString();
  expect(text.indexOf(".a{")).toBeGreaterThan(text.lastIndexOf(Last.styledComponentId));
});
