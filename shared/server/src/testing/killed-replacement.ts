import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/**
 * Replaces two parts of the folder given as first argument, or ends what a killed process had begun if the third one is
 * "end", and kills itself before the change to the disk whose number is the second argument.
 */

const [folder = "", killAt = "0", task] = process.argv.slice(2);

let changes = 0;
const killing =
  <Parameters extends unknown[], Result>(change: (...parameters: Parameters) => Result) =>
  (...parameters: Parameters): Result => {
    changes += 1;
    if (changes === Number(killAt)) process.kill(process.pid, "SIGKILL");
    return change(...parameters);
  };

const { promises } = fs;
promises.rename = killing(promises.rename);
promises.rm = killing(promises.rm);
Object.assign(promises, { mkdir: killing(promises.mkdir), writeFile: killing(promises.writeFile) });
syncBuiltinESMExports();

const { endReplacement, replaceContents } = await import("../files/replace-contents");
const write = (into: string): Promise<void> => promises.writeFile(join(into, "b"), "new");
if (task === "end") await endReplacement(folder);
else
  await replaceContents(folder, "before-restore-now", [
    { name: "database", kind: "folder", bytes: 3, write },
    { name: "media/originals", kind: "folder", bytes: 3, write },
    {
      name: "secret",
      kind: "file",
      bytes: 3,
      write: (into) => promises.writeFile(join(into, "secret"), "new"),
    },
  ]);
console.log(changes);
