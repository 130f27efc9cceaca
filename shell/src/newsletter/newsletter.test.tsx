import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NEWSLETTER_TEXTS, Newsletter } from "./newsletter";

const open = () => {
  const fake = createFakeHost();
  render(
    <FakeHostFrame host={fake.host}>
      <Newsletter />
    </FakeHostFrame>,
  );
  return { fake, user: userEvent.setup(), field: screen.getByLabelText(/email address/i) };
};

test.each([
  ["nothing", "", NEWSLETTER_TEXTS.missing],
  ["half an address", "mira@example", NEWSLETTER_TEXTS.malformed],
])("rejects %s, explains why at the field and focuses it", async (_, typed, problem) => {
  const { fake, user, field } = open();
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveFocus();
  expect(fake.toasts).toEqual([]);
});

test("shows that the newsletter has not started, and sends no request", async () => {
  const { fake, user, field } = open();
  await user.type(field, "mira@example.org{Enter}");
  expect(fake.toasts).toEqual([{ type: "info", message: NEWSLETTER_TEXTS.notYet }]);
  expect(fake.requests).toEqual([]);
  expect(field).toHaveValue("");
});
