import { onLeave, showRelease } from "./shown-release";

const orders = { remote: "orders", version: "1.0.0" };
const statics = { remote: "static", version: "1.0.0" };

test("reports the page that is left, also to listeners added later", () => {
  showRelease(orders);
  showRelease(orders);
  const first = jest.fn();
  onLeave(first);
  expect(first).not.toHaveBeenCalled();
  showRelease(statics);
  expect(first.mock.calls).toEqual([[orders]]);
  const second = jest.fn();
  onLeave(second);
  expect(second.mock.calls).toEqual([[orders]]);
});
