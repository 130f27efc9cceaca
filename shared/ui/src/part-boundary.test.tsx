import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PartBoundary } from "./part-boundary";

beforeEach(() => {
  // React logs what a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Renders a card that throws while `isBroken` says so, after its button was pressed. */
const setup = (isBroken: () => boolean, report = jest.fn()) => {
  const Card = () => {
    const [pressed, setPressed] = useState(false);
    if (pressed && isBroken()) throw new Error("broken");
    return (
      <button type="button" onClick={() => setPressed(true)}>
        Reveal
      </button>
    );
  };
  const Broken = () => {
    const [first] = useState(isBroken);
    if (first) throw new Error("broken");
    return <Card />;
  };
  render(
    <>
      <PartBoundary report={report}>
        <Broken />
      </PartBoundary>
      <p>Another card</p>
    </>,
  );
  return report;
};

const frame = () => screen.queryByRole("alert")?.parentElement;

test("mounts a part once more after an error", () => {
  const report = jest.fn();
  setup(() => report.mock.calls.length === 0, report);
  expect(screen.getByRole("button", { name: "Reveal" })).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
});

test("shows a failure in place of the part only, and retries it on a press", async () => {
  let isBroken = true;
  setup(() => isBroken);
  expect(screen.getByText("Another card")).toBeVisible();
  expect(frame()).not.toHaveFocus();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByRole("button", { name: "Reveal" })).toBeVisible();
});

test("moves focus to the failure of the part that had it", async () => {
  let isBroken = false;
  const report = setup(() => isBroken);
  isBroken = true;
  await userEvent.click(screen.getByRole("button", { name: "Reveal" }));
  expect(frame()).toHaveFocus();
  expect(report).toHaveBeenCalledTimes(2);
});
