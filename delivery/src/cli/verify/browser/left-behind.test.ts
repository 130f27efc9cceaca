import { leftBehind } from "./left-behind";

test("names what grows with each visit", () => {
  expect(
    leftBehind({ listeners: 1, timers: 2, cookies: 3 }, { listeners: 2, timers: 2, cookies: 1 }),
  ).toEqual(["leaves more listeners behind after each visit: 1"]);
});
