import { failed } from "../testing/failures";
import { accountError } from "./request-error";

test.each([
  [failed(422, "Too common.", 0, { field: "password" }), { message: "Too common.", fields: ["password"] }],
  [failed(403, "Wrong.", 0, { field: "currentPassword" }), { message: "Wrong.", fields: ["current"] }],
  [failed(410, "The link has expired."), { message: "The link has expired.", fields: [] }],
  [failed(429, "", 30), { message: "Too many attempts. Please try again in 30 seconds.", fields: [] }],
  [failed(500, "Internal."), { message: "That didn't work. Please try again.", fields: [] }],
  [new TypeError("x"), { message: "That didn't work. Please try again.", fields: [] }],
])("%s shows %j", (error, shown) => {
  expect(accountError(["password", "current"], { currentPassword: "current" })(error)).toEqual(shown);
});
