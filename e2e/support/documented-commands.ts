import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./site-process";

const sectionOf = async (page: string, heading: string): Promise<string> => {
  const text = await readFile(join(ROOT, "docs", page), "utf8");
  return text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
};

/** The commands that a page of the documentation shows in its console blocks below a heading, in order. */
export const documentedCommands = async (page: string, heading: string): Promise<string[]> => {
  const blocks = (await sectionOf(page, heading)).split("```console\n").slice(1);
  const lines = blocks.flatMap((block) => (block.split("```")[0] ?? "").split("\n"));
  const commands = lines.filter((line) => line.startsWith("$ ")).map((line) => line.slice(2));
  if (commands.length === 0) throw new Error(`${page} shows no commands below ${heading}`);
  return commands;
};

/** What follows the script's name: `npm run release -- trust init` becomes `["trust", "init"]`. */
export const argumentsOf = (command: string): string[] => command.split(" -- ")[1]?.split(" ") ?? [];

/** The commands that a section of a page shows within its sentences. */
export const shownCommands = async (page: string, heading: string): Promise<string[]> => {
  const text = await sectionOf(page, heading);
  return [...text.matchAll(/`((?:npm run|curl|psql) [^`]+)`/g)].map(([, command = ""]) => command);
};
