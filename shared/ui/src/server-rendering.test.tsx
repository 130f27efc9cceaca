/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Page } from "../showcase/page";

test("renders every component without a browser, with the same result each time", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(<Page />);
  expect(html).toContain("Sealed prompt");
  expect(renderToString(<Page />)).toBe(html);
});
