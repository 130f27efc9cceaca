import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import { TEXTS } from "../texts";
import ExamplePage from "./example-page";

test("shows its title", () => {
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <ExamplePage />
    </FakeHostFrame>,
  );
  expect(screen.getByRole("heading", { level: 1, name: TEXTS.title })).toBeVisible();
});
