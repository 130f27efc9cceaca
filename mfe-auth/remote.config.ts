import { defineRemote, type RouteDeclaration } from "@promptfolio/contracts/remote";

const page = (
  path: string,
  title: string,
  description: string,
  more: Partial<RouteDeclaration> = {},
): RouteDeclaration => {
  const id = path.slice(1).replace("/", "-");
  return {
    id,
    paths: [path],
    page: `./${id}-page`,
    access: "private",
    head: { title: `${title} | {product}`, description },
    ...more,
  };
};

/** For the pictures beside the forms. */
const POSTERS = { queries: [{ name: "posters", get: "/images?limit=6&random=true&seed={seed}" }] };
const PUBLIC = { ...POSTERS, access: "public", sitemap: true } as const;

export default defineRemote({
  id: "auth",
  hostApi: "^1.1.0",
  routes: [
    page("/login", "Login", "Sign in to reveal and copy more prompts every day.", PUBLIC),
    page("/signup", "Sign Up", "A free account reveals more prompts every day, and copies them.", PUBLIC),
    page("/account", "Your account", "Profile, password, sessions and data."),
    page("/forgot", "Forgot password", "Get a link to choose a new password.", POSTERS),
    page("/reset", "New password", "Choose a new password by the link you got.", POSTERS),
    page("/admin/login", "Admin Login", "Sign in to manage {product}."),
    page("/admin/signup", "Admin Sign Up", "Create an administrator's account with an admin code."),
  ],
});
