import { render, screen } from "@testing-library/react";
import { PreviewBar } from "./preview-bar";

test("marks a preview, with a link that leaves it", () => {
  render(
    <PreviewBar preview={{ remote: "orders", version: "1.2.3", expires: "2026-03-01T20:00:00.000Z" }} />,
  );
  expect(screen.getByRole("complementary", { name: "Preview" })).toHaveTextContent("Preview of orders 1.2.3");
  expect(screen.getByRole("link", { name: "Leave the preview" })).toHaveAttribute(
    "href",
    "/releases/preview/off",
  );
});

test("renders nothing without a preview", () => {
  const { container } = render(<PreviewBar preview={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
