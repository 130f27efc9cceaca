import { failed } from "../testing/failures";
import { adminLoginError, adminSignupError, loginError, signupError, waitingTime } from "./request-error";

test.each([
  [failed(401), "Invalid email or password. Please try again."],
  [failed(403, "Incorrect email or password"), "Invalid email or password. Please try again."],
  [failed(400), "Please check your input and try again."],
  [failed(429, "", 90), "Too many attempts. Please try again in 2 minutes."],
  [failed(500), "Failed to sign in. Please try again."],
  [failed(0), "Failed to sign in. Please try again."],
  [new TypeError("not a response"), "Failed to sign in. Please try again."],
])("login: %s shows '%s'", (error, message) => {
  expect(loginError(error).message).toBe(message);
});

test.each([
  [failed(401), "Invalid admin credentials"],
  [failed(400), "Invalid admin credentials"],
  [failed(429, "", 5), "Too many attempts. Please try again in 5 seconds."],
  [failed(503), "Failed to sign in. Please try again."],
])("admin login: %s shows '%s'", (error, message) => {
  expect(adminLoginError(error).message).toBe(message);
});

test.each([
  [
    failed(409, "Email already registered"),
    "This email is already registered. Please try logging in instead.",
  ],
  [failed(400), "Please check your input and try again."],
  [failed(429, "", 3600 * 3), "Too many attempts. Please try again in 3 hours."],
  [failed(500), "Failed to create account. Please try again."],
])("sign-up: %s shows '%s'", (error, message) => {
  expect(signupError(error).message).toBe(message);
});

test.each([
  [failed(403, "Invalid admin code"), "Invalid admin code"],
  [failed(403, "Administrator sign-up is closed"), "Administrator sign-up is closed."],
  [
    failed(409, "Email already registered"),
    "This email is already registered. Please try logging in instead.",
  ],
  [failed(500), "Failed to create account. Please try again."],
])("administrator sign-up: %s shows '%s'", (error, message) => {
  expect(adminSignupError(error).message).toBe(message);
});

test("a password that is too easy to guess shows the server's message", () => {
  const error = failed(422, "Too common.", 0, null, "weak-password");
  expect(signupError(error)).toEqual({ message: "Too common.", fields: ["password"] });
});

test("the field that the server names is marked", () => {
  expect(signupError(failed(400, "", 0, { field: "email" })).fields).toEqual(["email"]);
  expect(signupError(failed(400, "", 0, { field: "elsewhere" })).fields).toEqual([]);
});

test.each([
  [0, "in a moment"],
  [1, "in 1 second"],
  [40, "in 40 seconds"],
  [60, "in 1 minute"],
  [61, "in 2 minutes"],
  [900, "in 15 minutes"],
  [5400, "in 2 hours"],
])("%d seconds are '%s'", (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
