import { user, userList } from "../testing/samples";
import { withoutUser, withUser } from "./use-user-actions";

const ada = user();
const bob = user({ id: "u2", name: "Bob" });
const inactive = user({ status: "inactive" });

test("changes a user everywhere in the response", () => {
  expect(withUser(userList([ada, bob]), inactive)).toEqual(userList([inactive, bob]));
});

test("removes a user everywhere in the response, and from the total", () => {
  expect(withoutUser(userList([ada, bob]), ada.id)).toEqual(userList([bob]));
});

test("leaves the total alone if the user is not listed", () => {
  expect(withoutUser(userList([bob], 7), ada.id).total).toBe(7);
});
