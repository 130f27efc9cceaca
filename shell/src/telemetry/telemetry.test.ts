/** @jest-environment jsdom */

import { startTelemetry } from "./telemetry";

const show = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a page that is prerendered or opened in the background reports nothing until it is shown", () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  show("hidden");
  startTelemetry({ remote: "shell", version: "1.0.0" }, undefined, Math.random);
  const error = Object.assign(new Error("x"), {
    stack: "Error: x\n    at https://x.org/r/gallery/1.0.0/a.js:1:1",
  });
  dispatchEvent(new ErrorEvent("error", { error }));
  jest.advanceTimersByTime(60_000);
  show("hidden");
  expect(sendBeacon).not.toHaveBeenCalled();
  show("visible");
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  dispatchEvent(new ErrorEvent("error", { error }));
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});
