import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { OfflineStrip, PRESS_WAITS } from "./offline-strip";

const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);

const change = (isOnline: boolean) => {
  onLine.mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

const renderStrip = () => {
  const fake = createFakeHost();
  const dismiss = jest.spyOn(fake.host.notifications, "dismiss");
  render(
    <FakeHostFrame host={fake.host}>
      <OfflineStrip />
    </FakeHostFrame>,
  );
  return { ...fake, dismiss };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  globalThis.earlyInput = undefined;
  jest.useRealTimers();
});

test("says so for as long as the browser is offline", () => {
  renderStrip();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  change(false);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
  change(true);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("says once, until the connection is back, that a press waits for its code", () => {
  const { toasts, dismiss } = renderStrip();
  const target = document.body;
  globalThis.earlyInput = { records: [{ target, byKey: false, place: 0, peers: 1 }], isPending: () => true };
  change(false);
  for (let press = 0; press < 2; press++) {
    fireEvent.click(target);
    act(() => jest.advanceTimersByTime(60_000));
  }
  expect(toasts).toEqual([{ type: "loading", message: PRESS_WAITS }]);
  expect(dismiss).not.toHaveBeenCalled();
  change(true);
  expect(dismiss).toHaveBeenCalledWith("0");
});

test("says nothing about a press that takes effect offline too", () => {
  const { toasts } = renderStrip();
  change(false);
  fireEvent.click(document.body);
  act(() => jest.advanceTimersByTime(60_000));
  expect(toasts).toEqual([]);
});
