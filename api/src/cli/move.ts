import { runMove } from "../move/move-command";
import { runCommand } from "./run-command";

await runCommand((config, args) => runMove(config, args, (line) => console.log(line)));
