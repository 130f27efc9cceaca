import { render } from "@testing-library/react";
import { ServerStyleSheet, StyleSheetManager, styled, version } from "styled-components";
import { createStyleCompactor } from "../server/compact-style";
import { COMPACT_ATTRIBUTE, fetchStyles, restoreStyles } from "./style-markers";

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
  restoreStyles([]);
  const sheet = evaluate();
  expect(document.querySelector(`style[${COMPACT_ATTRIBUTE}]`)).toBeNull();
  const [name = ""] = /(?<=\.)\w+/.exec(rule ?? "") ?? [];
  expect(sheet?.hasNameForId(Box.styledComponentId, name)).toBe(true);
  expect(sheet?.toString()).toContain(`${rule}/*!sc*/`);
});

/** Puts a link to a style sheet file in the place of the style element, and returns the file's text. */
const moveToFile = (): string => {
  document.body.innerHTML = `<main>${serverStyle()}</main>`;
  const style = document.querySelector("main style");
  const link = document.createElement("link");
  for (const { name, value } of style?.attributes ?? []) link.setAttribute(name, value);
  link.href = "/r/styles/a.css";
  link.integrity = "sha384-a";
  style?.replaceWith(link);
  return style?.textContent ?? "";
};

const respond = (response: () => Promise<Partial<Response>>) => {
  const request = jest.fn(response);
  Object.assign(globalThis, { fetch: request });
  return request;
};

test("styled-components recognises a component of a style sheet file", async () => {
  const css = moveToFile();
  const request = respond(async () => ({ ok: true, text: async () => css }));
  restoreStyles(await Promise.all(fetchStyles()));
  expect(request.mock.calls).toEqual([["http://localhost/r/styles/a.css", { integrity: "sha384-a" }]]);
  expect(document.querySelector("link")).toBeNull();
  const [name = ""] = /(?<=\.)\w+/.exec(css) ?? [];
  expect(evaluate()?.hasNameForId(Box.styledComponentId, name)).toBe(true);
});

test.each([
  ["can't be loaded", () => Promise.reject(new Error("offline"))],
  ["is missing", async () => ({ ok: false })],
])("a style sheet file that %s is loaded again, out of the way of hydration", async (_name, response) => {
  moveToFile();
  respond(response);
  restoreStyles(await Promise.all(fetchStyles()));
  expect(document.querySelector("main link")).toBeNull();
  expect(document.head.querySelector("link")?.getAttribute("href")).toBe("/r/styles/a.css");
  document.head.innerHTML = "";
});

test("styled-components recognises nothing in a style sheet that is not restored", () => {
  document.head.innerHTML = serverStyle();
  expect(evaluate()?.names.size).toBe(0);
});
