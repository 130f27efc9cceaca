import { act, render, screen } from "@testing-library/react";
import { OfflineStrip } from "./offline-strip";

test("says so for as long as the browser is offline", () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(<OfflineStrip />);
  const change = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
  };
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  change(false);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
  change(true);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
