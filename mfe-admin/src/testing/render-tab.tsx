import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { UnsavedInputProvider } from "../frame/unsaved-input";
import { PaceContext } from "../live/pace";

const Paced = ({ children }: { children: ReactNode }) => {
  const [live, setLive] = useState(true);
  const [testMode, setTestMode] = useState(false);
  return <PaceContext value={{ live, setLive, testMode, setTestMode }}>{children}</PaceContext>;
};

/** Renders one tab in a fake host, with an administrator signed in. */
export const renderTab = (tab: ReactNode, responses: FakeResponses) => {
  const fake = createFakeHost(responses);
  fake.session.set({ kind: "administrator", email: "root@example.com" });
  render(
    <FakeHostFrame host={fake.host}>
      <UnsavedInputProvider>{() => <Paced>{tab}</Paced>}</UnsavedInputProvider>
    </FakeHostFrame>,
  );
  return fake;
};

/** A response that changes from request to request; the last one repeats. */
export const respondInTurn = (...responses: (() => unknown)[]) => {
  let next = 0;
  return () => responses[Math.min(next++, responses.length - 1)]?.();
};

/** A response that is a failure. */
export const failing =
  (status: number, detail = "", body: unknown = null) =>
  () => {
    throw new ApiError(httpErrorText(status), status, detail, "", 0, body);
  };
