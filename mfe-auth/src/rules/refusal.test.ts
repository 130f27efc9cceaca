import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { adminLoginRefusal, adminSignupRefusal, loginRefusal, signupRefusal } from "./refusal";

const refused = (status: number, detail = "", retryAfter = 0, body: unknown = null) =>
  new ApiError(httpErrorText(status), status, detail, "", retryAfter, body);

test.each([
  [refused(401), "Invalid email or password. Please try again."],
  [refused(403, "Incorrect email or password"), "Invalid email or password. Please try again."],
  [refused(400), "Please check your input and try again."],
  [refused(429, "", 90), "Too many attempts. Please try again in 2 minutes."],
  [refused(500), "Failed to sign in. Please try again."],
  [refused(0), "Failed to sign in. Please try again."],
  [new TypeError("not an answer"), "Failed to sign in. Please try again."],
])("login: %s is explained as '%s'", (error, message) => {
  expect(loginRefusal(error).message).toBe(message);
});

test.each([
  [refused(401), "Invalid admin credentials"],
  [refused(400), "Invalid admin credentials"],
  [refused(429, "", 5), "Too many attempts. Please try again in 5 seconds."],
  [refused(503), "Failed to sign in. Please try again."],
])("admin login: %s is explained as '%s'", (error, message) => {
  expect(adminLoginRefusal(error).message).toBe(message);
});

test.each([
  [
    refused(409, "Email already registered"),
    "This email is already registered. Please try logging in instead.",
  ],
  [refused(400), "Please check your input and try again."],
  [refused(429, "", 3600 * 3), "Too many attempts. Please try again in 3 hours."],
  [refused(500), "Failed to create account. Please try again."],
])("sign-up: %s is explained as '%s'", (error, message) => {
  expect(signupRefusal(error).message).toBe(message);
});

test.each([
  [refused(403, "Invalid admin code"), "Invalid admin code"],
  [refused(403, "Administrator sign-up is closed"), "Administrator sign-up is closed."],
  [
    refused(409, "Email already registered"),
    "This email is already registered. Please try logging in instead.",
  ],
  [refused(500), "Failed to create account. Please try again."],
])("administrator sign-up: %s is explained as '%s'", (error, message) => {
  expect(adminSignupRefusal(error).message).toBe(message);
});

test("a field that the server names is marked", () => {
  expect(signupRefusal(refused(400, "", 0, { field: "email" })).fields).toEqual(["email"]);
  expect(signupRefusal(refused(400, "", 0, { field: "elsewhere" })).fields).toEqual([]);
});
