import { defineRemote } from "@promptfolio/contracts/remote";

/** For the pictures beside the forms. */
const POSTERS = [{ name: "posters", get: "/images?limit=6&random=true&seed={seed}" }];

export default defineRemote({
  id: "auth",
  hostApi: "^1.1.0",
  routes: [
    {
      id: "login",
      paths: ["/login"],
      page: "./login-page",
      access: "public",
      head: {
        title: "Login | {product}",
        description: "Sign in to reveal and copy more prompts every day.",
      },
      queries: POSTERS,
      sitemap: true,
    },
    {
      id: "signup",
      paths: ["/signup"],
      page: "./signup-page",
      access: "public",
      head: {
        title: "Sign Up | {product}",
        description: "A free account reveals more prompts every day, and copies them.",
      },
      queries: POSTERS,
      sitemap: true,
    },
    {
      id: "account",
      paths: ["/account"],
      page: "./account-page",
      access: "private",
      head: { title: "Your account | {product}", description: "Profile, password, sessions and data." },
    },
    {
      id: "forgot",
      paths: ["/forgot"],
      page: "./forgot-page",
      access: "private",
      head: { title: "Forgot password | {product}", description: "Get a link to choose a new password." },
      queries: POSTERS,
    },
    {
      id: "reset",
      paths: ["/reset"],
      page: "./reset-page",
      access: "private",
      head: { title: "New password | {product}", description: "Choose a new password by the link you got." },
      queries: POSTERS,
    },
    {
      id: "admin-login",
      paths: ["/admin/login"],
      page: "./admin-login-page",
      access: "private",
      head: { title: "Admin Login | {product}", description: "Sign in to manage {product}." },
    },
    {
      id: "admin-signup",
      paths: ["/admin/signup"],
      page: "./admin-signup-page",
      access: "private",
      head: {
        title: "Admin Sign Up | {product}",
        description: "Create an administrator's account with an admin code.",
      },
    },
  ],
});
