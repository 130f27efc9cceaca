import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyTab } from "./lazy-tab";

test("reports a failed load and retries", async () => {
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
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("here it is")).toBeVisible();
});
