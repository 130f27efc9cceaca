import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PrivacyPage from "../pages/privacy-page";
import TermsPage from "../pages/terms-page";

test.each([
  ["Terms of Service", TermsPage, 10],
  ["Privacy Policy", PrivacyPage, 9],
])("%s: the contents link to every section", (title, Page, count) => {
  render(
    <FakeHostFrame host={createFakeHost().host} path="/terms">
      <Page />
    </FakeHostFrame>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  expect(links).toHaveLength(count);
  for (const link of links) {
    const id = link.getAttribute("href")?.split("#")[1] ?? "";
    expect(document.getElementById(id)).toHaveAccessibleName(
      expect.stringContaining(link.lastChild?.textContent ?? "?"),
    );
  }
  expect(links[0]).toHaveAttribute("aria-current", "location");
});

test("prints", async () => {
  window.print = jest.fn();
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <TermsPage />
    </FakeHostFrame>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(window.print).toHaveBeenCalled();
});
