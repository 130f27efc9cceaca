import { runAdminCommand } from "../admin/admin-command";
import { runCommand } from "./run-command";

await runCommand(runAdminCommand);
