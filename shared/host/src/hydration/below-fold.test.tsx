import { act } from "@testing-library/react";
import { type ReactNode, useId } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BelowFold, BelowFoldContext } from "./below-fold";

const MARK = "<hr/>";

const Field = () => {
  const id = useId();
  return <input id={id} />;
};

const page = (
  <main>
    <Field />
    <BelowFold>
      <Field />
    </BelowFold>
    <Field />
  </main>
);

const Styles = ({ children }: { children: ReactNode }) => <>{children}</>;

test("marks its beginning on the server, and hydrates from the markup without the mark", async () => {
  const rendered = renderToString(
    <BelowFoldContext value={{ mark: <hr />, Styles }}>{page}</BelowFoldContext>,
  );
  const [first = "", rest = ""] = rendered.split(MARK);
  expect(first.match(/<input/g)).toHaveLength(1);
  expect(rest.match(/<input/g)).toHaveLength(2);
  document.body.innerHTML = first + rest;
  const ids = () => [...document.querySelectorAll("input")].map(({ id }) => id);
  const before = ids();
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(ids()).toEqual(before);
});
