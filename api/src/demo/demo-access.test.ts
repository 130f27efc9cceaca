import { readConfig } from "../config/config";
import { allowsDemoAccounts } from "./demo-access";

const ADMINISTRATOR = { ADMIN_EMAIL: "owner@example.org", ADMIN_PASSWORD: "orbit quartz lamp" };

it.each([
  [{}, true],
  [{ HOST: "localhost" }, true],
  [{ HOST: "127.0.0.2" }, true],
  [{ HOST: "::1" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "::" }, false],
  [{ HOST: "127.0.0.1.example.org" }, false],
  [ADMINISTRATOR, false],
  [{ SITE_ORIGIN: "https://prompts.example" }, false],
  [{ TRUST_PROXY: "loopback" }, false],
  [{ DEMO: "off" }, false],
  [{ ...ADMINISTRATOR, HOST: "0.0.0.0", DEMO: "on" }, true],
])("allows demo accounts with %j: %s", (env, open) => {
  expect(allowsDemoAccounts(readConfig(env))).toBe(open);
});
