import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EarlierViews } from "./earlier-views";

const CURSOR = "2026-03-04 m1x7k2q9c4v8b3n6z5l000000001";
const view = (number: number, day: string) => ({ image: sampleImage(number), day });

test("lists what was viewed on earlier days with the dates, page by page, with the focus on the next page", async () => {
  const { host } = createFakeHost({
    "GET /usage/history": { views: [view(1, "2026-03-04")], cursor: CURSOR },
    [`GET /usage/history?cursor=${encodeURIComponent(CURSOR)}`]: {
      views: [view(2, "2026-03-02")],
      cursor: null,
    },
  });
  render(
    <FakeHostFrame host={host}>
      <EarlierViews onLeave={() => undefined} />
    </FakeHostFrame>,
  );
  expect(await screen.findByRole("link", { name: "Poster 1" })).toHaveAttribute(
    "href",
    "/image/poster-1-00000001",
  );
  expect(screen.getByText("March 4, 2026")).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("link", { name: "Poster 2" })).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
