import { render, screen } from "@testing-library/react";
import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { LiveRegion } from "./live-region";
import { MeterBar } from "./meter-bar";
import { Progress } from "./progress";
import { Sparkline } from "./sparkline";

test.each([
  [3, 5, "60.0%"],
  [9, 5, "100.0%"],
  [0, 0, "0.0%"],
])("a meter of %i out of %i is filled to %s", (value, max, width) => {
  const { container } = render(<MeterBar label="Daily usage" value={value} max={max} />);
  expect(screen.getByRole("meter", { name: "Daily usage" })).toBeInTheDocument();
  expect(container.querySelector("rect")).toHaveAttribute("width", width);
});

test.each([
  [0.644, 64],
  [-1, 0],
  [2, 100],
])("progress of %f is %i percent", (value, percent) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole("progressbar", { name: "Uploading" })).toHaveAttribute("value", `${percent}`);
});

test("a sparkline is a labelled image, and renders nothing without values", () => {
  const { container, rerender } = render(<Sparkline label="Views, rising" values={[1, 2, 3]} />);
  expect(screen.getByRole("img", { name: "Views, rising" })).toBeInTheDocument();
  rerender(<Sparkline label="Views" values={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("an error state is announced, an empty state is not; both use the given heading level", () => {
  render(
    <>
      <ErrorState title="This part did not load" level={3} />
      <EmptyState title="Nothing matches" drawing="search" level={1} />
    </>,
  );
  expect(screen.getByRole("alert")).toContainElement(screen.getByRole("heading", { level: 3 }));
  expect(screen.getByRole("alert")).not.toContainElement(screen.getByRole("heading", { level: 1 }));
});

test("a live region is a status", () => {
  render(<LiveRegion>5 images</LiveRegion>);
  expect(screen.getByRole("status")).toHaveTextContent("5 images");
});
