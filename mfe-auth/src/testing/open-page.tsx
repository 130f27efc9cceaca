import type { Session } from "@promptfolio/contracts/host-api";
import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

/** What stands for the pages that visitors are led to. */
const PAGES = {
  "/": "the gallery",
  "/about": "about us",
  "/image/:slug": "a picture",
  "/admin/login": "admin login",
  "/admin/promptfolio/dashboard": "the dashboard",
};

/** Renders one page at its URL in a fake host. */
export const openPage = (
  page: ReactNode,
  url: string,
  responses: FakeResponses = {},
  session: Session = { kind: "guest" },
) => {
  const fake = createFakeHost(responses);
  fake.session.set(session);
  render(
    <FakeHostFrame
      host={fake.host}
      path={url}
      pattern={url.replace(/\?.*/, "")}
      routes={Object.entries(PAGES).map(([path, text]) => ({ path, element: <p>{text}</p> }))}
    >
      {page}
    </FakeHostFrame>,
  );
  return fake;
};
