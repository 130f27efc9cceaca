import { validateAdminSignup, validateLogin, validateSignup } from "./validation";

test.each([
  ["", "", ["email", "password"]],
  ["a@b.co", "", ["password"]],
  ["  ", "secret", ["email"]],
])("login with '%s' and '%s' requires %j", (email, password, fields) => {
  expect(validateLogin({ email, password })).toEqual({
    message: "Please enter your email and password",
    fields,
  });
});

test("login with both is valid", () => {
  expect(validateLogin({ email: "a@b.co", password: " " })).toBeUndefined();
});

const account = { name: "Ada", email: "a@b.co", password: "secret", confirmPassword: "secret" };

test.each([
  [{ name: "" }, "Please fill in all fields", ["name"]],
  [{ name: " ", email: "" }, "Please fill in all fields", ["name", "email"]],
  [{ password: "", confirmPassword: "" }, "Please fill in all fields", ["password", "confirmPassword"]],
  [{ confirmPassword: "other" }, "Passwords do not match", ["confirmPassword"]],
  [
    { password: "12345", confirmPassword: "12345" },
    "Password must be at least 6 characters long",
    ["password"],
  ],
])("sign-up with %j shows '%s'", (change, message, fields) => {
  expect(validateSignup({ ...account, ...change })).toEqual({ message, fields });
});

test("sign-up with a password of six characters is valid", () => {
  expect(validateSignup(account)).toBeUndefined();
});

const admin = { ...account, password: "12345678", confirmPassword: "12345678", adminCode: "code" };

test.each([
  [{ adminCode: "" }, "Please fill in all fields", ["adminCode"]],
  [{ confirmPassword: "123456789" }, "Passwords do not match", ["confirmPassword"]],
  [
    { password: "1234567", confirmPassword: "1234567" },
    "Password must be at least 8 characters long",
    ["password"],
  ],
])("administrator sign-up with %j shows '%s'", (change, message, fields) => {
  expect(validateAdminSignup({ ...admin, ...change })).toEqual({ message, fields });
});

test("administrator sign-up with a password of eight characters is valid", () => {
  expect(validateAdminSignup(admin)).toBeUndefined();
});
