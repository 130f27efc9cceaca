import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import NotFoundPage from "./not-found-page";

test("shows the missing path, logs it once, and links to Home", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <FakeHostFrame host={createFakeHost().host} path="/no/such/wall">
      <NotFoundPage />
    </FakeHostFrame>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page not found");
  expect(screen.getByText("/no/such/wall")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(log.mock.calls).toEqual([[expect.stringContaining("404"), "/no/such/wall"]]);
});
