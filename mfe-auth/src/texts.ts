import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";

/** The texts that are fixed, in one place, so that they can be checked. */
export const TEXTS = {
  email: "Please enter an email address, such as you@example.com.",
  checkInput: "Please check your input and try again.",
  login: {
    missing: "Please enter your email and password",
    invalid: "Invalid email or password. Please try again.",
    failed: "Failed to sign in. Please try again.",
    welcome: (name: string, remaining: number) =>
      `Welcome back, ${name}! You have ${remaining} prompt views remaining today.`,
  },
  signup: {
    missing: "Please fill in all fields",
    mismatch: "Passwords do not match",
    short: `Password must be at least ${MIN_PASSWORD_LENGTH.user} characters long`,
    registered: "This email is already registered. Please try logging in instead.",
    failed: "Failed to create account. Please try again.",
    welcome: `Account created successfully! Welcome to ${PRODUCT_NAME}!`,
  },
  adminLogin: {
    invalid: "Invalid admin credentials",
    welcome: "Welcome back, Administrator!",
  },
  adminSignup: {
    short: `Password must be at least ${MIN_PASSWORD_LENGTH.administrator} characters long`,
    code: "Invalid admin code",
    closed: "Administrator sign-up is closed.",
    done: "Admin account created successfully!",
  },
} as const;

/** Values of the API's `detail` that texts depend on (section 8). */
export const SERVER_SAYS = {
  wrongCredentials: "Incorrect email or password",
  registered: "Email already registered",
  wrongCode: "Invalid admin code",
  closed: "Administrator sign-up is closed",
} as const;
