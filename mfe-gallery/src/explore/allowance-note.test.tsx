import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import { TEXTS } from "../texts";
import { AllowanceNote } from "./allowance-note";

const show = (limits: Partial<PromptLimitState>) => {
  const { host, promptLimit } = createFakeHost();
  promptLimit.set({ ...promptLimit.get(), ...limits });
  render(
    <FakeHostFrame host={host}>
      <AllowanceNote />
    </FakeHostFrame>,
  );
};

const atLimit = { canView: false, remaining: 0, resetsAt: Date.now() + 125 * 60_000 };

test("counts what is left of today's views, and says what an account would add", () => {
  show({ remaining: 1, limit: 1, dailyLimit: 5, guestLimit: 1 });
  expect(screen.getByText(/to get 5 daily views instead of 1\./)).toBeInTheDocument();
  const strip = screen.getByText("1 of 1 prompt view left today.").parentElement;
  expect(strip).toHaveAttribute("data-limit", "false");
});

test("tells a guest at the limit when new views come, and offers an account", () => {
  show(atLimit);
  const link = screen.getByText(TEXTS.signUpForMore);
  expect(link).toHaveAttribute("href", "/signup");
  expect(link.parentElement).toHaveAttribute("data-limit", "true");
  expect(link.parentElement).toHaveTextContent(/New views in 2 h \d+ min\./);
});

test("offers no account to those who have one", () => {
  show({ ...atLimit, isLoggedIn: true });
  expect(screen.getByText(/New views in/)).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
