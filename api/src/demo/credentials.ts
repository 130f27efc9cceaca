import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";

/** Published credentials: these accounts are active only while the server runs with demo data. */
export const DEMO_CREDENTIALS = {
  admin: { email: "admin@promptfolio.example", password: "demo-admin-2024" },
  user: { email: "demo@promptfolio.example", password: "demo-user" },
} as const satisfies DemoCredentials;

export const NO_DEMO: DemoCredentials = { admin: null, user: null };
