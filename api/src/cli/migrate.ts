import { pino } from "pino";
import { openDatabase } from "../database/open-database";
import { runCommand } from "./run-command";

await runCommand(async (config) => {
  const { close } = await openDatabase(config, { log: pino({ level: "error" }) }, () => {});
  await close();
  return "The schema is this version's.";
});
