import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";

/** Published credentials: they are valid only while the demo's accounts are open. */
export const DEMO_CREDENTIALS = {
  admin: { email: "admin@promptfolio.example", password: "demo-admin-2024" },
  user: { email: "demo@promptfolio.example", password: "demo-user" },
} as const satisfies DemoCredentials;

export const NO_DEMO: DemoCredentials = { admin: null, user: null };
