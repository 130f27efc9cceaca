import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { UnsavedInputProvider } from "../frame/unsaved-input-provider";
import { PaceContext } from "../live/pace";

const Paced = ({ children }: { children: ReactNode }) => {
  const [live, setLive] = useState(true);
  const [testMode, setTestMode] = useState(false);
  return <PaceContext value={{ live, setLive, testMode, setTestMode }}>{children}</PaceContext>;
};

/** Draws one tab in a fake host, with an administrator signed in. */
export const renderTab = (tab: ReactNode, answers: FakeResponses) => {
  const fake = createFakeHost(answers);
  fake.session.set({ kind: "administrator", email: "root@example.com" });
  render(
    <FakeHostFrame host={fake.host}>
      <UnsavedInputProvider>{() => <Paced>{tab}</Paced>}</UnsavedInputProvider>
    </FakeHostFrame>,
  );
  return fake;
};

/** An answer that changes from call to call; the last one stays. */
export const inTurn = (...answers: (() => unknown)[]) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)]?.();
};
