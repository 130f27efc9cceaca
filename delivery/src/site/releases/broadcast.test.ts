import { createBroadcast } from "./broadcast";

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("sends a new listener the current text, and each later one once", async () => {
  let text = "one";
  const broadcast = createBroadcast(
    async () => text,
    () => undefined,
  );
  const heard: string[] = [];
  const leave = broadcast.join((sent) => heard.push(sent));
  await settled();
  broadcast.publish();
  await settled();
  text = "two";
  broadcast.publish();
  broadcast.publish();
  await settled();
  leave();
  text = "three";
  broadcast.publish();
  await settled();
  expect(heard).toEqual(["one", "two"]);
});

test("also sends a change that happens while the text is read", async () => {
  const texts = ["one", "two"];
  const broadcast = createBroadcast(
    async () => texts.shift() ?? "two",
    () => undefined,
  );
  const heard: string[] = [];
  broadcast.join((sent) => heard.push(sent));
  broadcast.publish();
  await settled();
  expect(heard).toEqual(["one", "two"]);
});

test("continues after a failed read", async () => {
  let isDown = true;
  const failures: unknown[] = [];
  const read = async () => {
    if (isDown) throw new Error("down");
    return "up";
  };
  const broadcast = createBroadcast(read, (error) => failures.push(error));
  const heard: string[] = [];
  broadcast.join((sent) => heard.push(sent));
  await settled();
  isDown = false;
  broadcast.publish();
  await settled();
  expect(failures).toHaveLength(1);
  expect(heard).toEqual(["up"]);
});
