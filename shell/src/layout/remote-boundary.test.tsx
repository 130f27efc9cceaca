import { render, screen, waitFor } from "@testing-library/react";
import { RemoteBoundary } from "./remote-boundary";

beforeEach(() => {
  // React logs what a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Renders a page that throws in its first mounts. */
const mount = (error: Error, failingMounts: number) => {
  let failed = 0;
  const Page = () => {
    if (failed < failingMounts) throw error;
    return <p>A poster</p>;
  };
  const onFailed = jest.fn();
  const report = jest.fn(() => {
    failed += 1;
  });
  render(
    <RemoteBoundary fallback={<p>A break</p>} report={report} onFailed={onFailed}>
      <Page />
    </RemoteBoundary>,
  );
  return { report, onFailed };
};

const ofExtension = Object.assign(new Error("x"), {
  stack: "Error: x\n    at f (chrome-extension://abc/a.js:1:1)",
});

test("mounts a page once more after an error that an extension caused", async () => {
  const { report, onFailed } = mount(ofExtension, 1);
  expect(await screen.findByText("A poster")).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
});

test("shows the fallback if that error returns", async () => {
  const { report, onFailed } = mount(ofExtension, 9);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(screen.getByText("A break")).toBeVisible();
  expect(report).toHaveBeenCalledTimes(2);
});

test("shows the fallback after an error of the page", async () => {
  const { report, onFailed } = mount(new Error("x"), 1);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(screen.getByText("A break")).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
});
