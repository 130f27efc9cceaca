import { TEXTS } from "./texts";

// The right-hand side is the fixed text, word for word.
test.each([
  [TEXTS.checkInput, "Please check your input and try again."],
  [TEXTS.login.missing, "Please enter your email and password"],
  [TEXTS.login.invalid, "Invalid email or password. Please try again."],
  [TEXTS.login.failed, "Failed to sign in. Please try again."],
  [TEXTS.login.welcome("Ada", 3), "Welcome back, Ada! You have 3 prompt views remaining today."],
  [TEXTS.signup.missing, "Please fill in all fields"],
  [TEXTS.signup.mismatch, "Passwords do not match"],
  [TEXTS.signup.short, "Password must be at least 6 characters long"],
  [TEXTS.signup.registered, "This email is already registered. Please try logging in instead."],
  [TEXTS.signup.failed, "Failed to create account. Please try again."],
  [TEXTS.signup.welcome, "Account created successfully! Welcome to Promptfolio!"],
  [TEXTS.adminLogin.invalid, "Invalid admin credentials"],
  [TEXTS.adminLogin.welcome, "Welcome back, Administrator!"],
  [TEXTS.adminSignup.short, "Password must be at least 8 characters long"],
  [TEXTS.adminSignup.code, "Invalid admin code"],
  [TEXTS.adminSignup.done, "Admin account created successfully!"],
])("the text is '%s'", (text, specified) => {
  expect(text).toBe(specified);
});
