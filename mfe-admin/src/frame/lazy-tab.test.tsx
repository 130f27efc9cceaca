import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyTab } from "./lazy-tab";

const loseConnection = async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  onLine.mockRestore();
  await act(async () => void dispatchEvent(new Event("online")));
};

test.each([
  ["a press", () => userEvent.click(screen.getByRole("button", { name: "Retry" }))],
  ["a lost connection", loseConnection],
])("reports a failed load, and retries after %s", async (_, happen) => {
  const { host, reports } = createFakeHost();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error("interrupted"))
    .mockResolvedValueOnce({ default: () => <p>here it is</p> });
  render(
    <FakeHostFrame host={host}>
      <LazyTab name="audit" load={load} />
    </FakeHostFrame>,
  );
  expect(await screen.findByText("This part could not be loaded")).toBeVisible();
  expect(reports).toHaveLength(1);
  await happen();
  expect(await screen.findByText("here it is")).toBeVisible();
});
