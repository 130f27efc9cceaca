import { render } from "@testing-library/react";
import { RemoteBoundary } from "./remote-boundary";

beforeEach(() => {
  // React logs what a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** A page that throws in its first mounts. */
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
  const { container } = render(
    <RemoteBoundary fallback={<p>A break</p>} report={report} onFailed={onFailed}>
      <Page />
    </RemoteBoundary>,
  );
  return {
    text: container.textContent,
    reports: report.mock.calls.length,
    failures: onFailed.mock.calls.length,
  };
};

const ofExtension = Object.assign(new Error("x"), {
  stack: "Error: x\n    at f (chrome-extension://abc/a.js:1:1)",
});

test("mounts a page once more after an error that an extension caused", () => {
  expect(mount(ofExtension, 1)).toEqual({ text: "A poster", reports: 1, failures: 0 });
});

test("shows the fallback if that error returns", () => {
  expect(mount(ofExtension, 9)).toEqual({ text: "A break", reports: 2, failures: 1 });
});

test("shows the fallback at once after an error of the page", () => {
  expect(mount(new Error("x"), 1)).toEqual({ text: "A break", reports: 1, failures: 1 });
});
