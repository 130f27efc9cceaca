import { createNotificationCenter } from "./notification-center";

const start = () => {
  const center = createNotificationCenter();
  return { ...center, now: center.state.getState };
};

test.each(["success", "info", "warning", "error", "loading"] as const)(
  "queues a toast of type %s until the stack is mounted",
  (type) => {
    const { api, now, taken } = start();
    const id = api.toast(type, "Hello");
    expect(now().queue).toEqual([{ id, type, message: "Hello" }]);
    taken();
    expect(now().queue).toEqual([]);
  },
);

test("gives every toast a new id, or the given one", () => {
  const { api, now } = start();
  expect(api.toast("info", "a")).not.toBe(api.toast("info", "b"));
  expect(api.toast("loading", "c", "upload")).toBe("upload");
  expect(now().queue.map(({ message }) => message)).toEqual(["a", "b", "c"]);
});

test("dismisses queued toasts, and passes the rest to the stack", () => {
  const { api, now } = start();
  api.toast("loading", "Sending", "upload");
  api.dismiss("upload");
  expect(now()).toMatchObject({ queue: [], dismissed: ["upload"] });
});

test("replaces the previous notice, and keeps the new one when the old one closes", () => {
  const { api, now, closeNotice } = start();
  api.notice({ title: "First" });
  const first = now().notice;
  api.notice({ title: "Second", destructive: true });
  expect(now().notice).toMatchObject({ title: "Second", destructive: true });
  closeNotice(first?.id ?? "");
  expect(now().notice).toMatchObject({ title: "Second" });
  closeNotice(now().notice?.id ?? "");
  expect(now().notice).toBeUndefined();
});
