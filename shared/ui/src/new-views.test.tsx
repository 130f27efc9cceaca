import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { NewViews } from "./new-views";

const NOON = Date.UTC(2026, 2, 5, 12);

describe("NewViews", () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  it("counts down to midnight", () => {
    render(<NewViews at={NOON + 90 * 60_000} />);
    expect(screen.getByText("New views in 1 h 30 min.")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(31 * 60_000));
    expect(screen.getByText("New views in 59 min.")).toBeInTheDocument();
  });

  it("counts down to the browser's midnight until the server has sent one", () => {
    jest.setSystemTime(new Date(2026, 2, 5, 21, 30));
    render(<NewViews at={0} />);
    expect(screen.getByText("New views in 2 h 30 min.")).toBeInTheDocument();
  });

  it("renders the same text for everyone on the server", () => {
    expect(renderToString(<NewViews at={NOON} />)).toBe("<span>New views tomorrow.</span>");
  });
});
