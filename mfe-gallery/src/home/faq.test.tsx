import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Faq from "./faq";

test("shows thirteen questions, and opens one at a time", async () => {
  const user = userEvent.setup();
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <Faq />
    </FakeHostFrame>,
  );
  const questions = screen.getAllByRole("button");
  expect(questions).toHaveLength(13);
  const [first, second] = questions;
  if (!first || !second) throw new Error("no questions");
  await user.click(first);
  expect(first).toHaveAttribute("aria-expanded", "true");
  await user.click(second);
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(second).toHaveAttribute("aria-expanded", "true");
});
