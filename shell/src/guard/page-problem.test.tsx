import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { PageFailed } from "../layout/page-failed";
import { PageLoading } from "../layout/page-loading";
import { pageProblem } from "./start-page-guard";

const problemOf = (page: ReactNode): string | undefined => {
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <main>{page}</main>
    </FakeHostFrame>,
  );
  return pageProblem(true)?.text;
};

test("finds a page without a heading", () => {
  expect(problemOf(<p>A poster</p>)).toBe("The page has no visible heading");
});

test("finds nothing wrong with a page that loads", () => {
  expect(problemOf(<PageLoading />)).toBeUndefined();
});

test("does not blame a page that could not be loaded", () => {
  expect(problemOf(<PageFailed remote="detail" onRetry={jest.fn()} />)).toBeUndefined();
});

test("finds a page that is not hydrated", () => {
  expect(pageProblem(false)?.text).toBe("The page was not hydrated");
});

test("does not blame a page that waits for its data", () => {
  expect(problemOf(<section aria-busy="true" />)).toBeUndefined();
});
