import { onLeave, showRelease } from "./shown-release";

const orders = { remote: "orders", version: "1.0.0" };
const statics = { remote: "static", version: "1.0.0" };

test("reports the page that is left, also to who listens after that", () => {
  showRelease(orders);
  showRelease(orders);
  const early = jest.fn();
  onLeave(early);
  expect(early).not.toHaveBeenCalled();
  showRelease(statics);
  expect(early.mock.calls).toEqual([[orders]]);
  const late = jest.fn();
  onLeave(late);
  expect(late.mock.calls).toEqual([[orders]]);
});
