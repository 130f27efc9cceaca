// Records the bytes that each write to the database's files overwrites, until the file is synced, so that a simulated
// power cut can undo unsynced writes. This is the worst case: no unsynced write survives. File creations, renames and
// removals do survive.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const folder = `${process.env.DATA_DIR}/database`;
const journal = fs.openSync(process.env.UNSYNCED_JOURNAL, "a");
const original = { ...fs };
/** Inodes of open files of the database. */
const files = new Map();

const note = (record) => original.writeSync(journal, `${JSON.stringify(record)}\n`);

const recordBefore = (fd, offset, length) => {
  const ino = files.get(fd);
  if (ino === undefined) return;
  const { size } = original.fstatSync(fd);
  const before = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
  if (before.length > 0) original.readSync(fd, before, 0, before.length, offset);
  note({ ino, offset, size, before: before.toString("base64") });
};

fs.openSync = (path, ...options) => {
  const isInFolder = String(path).startsWith(folder);
  const truncates =
    isInFolder && (Number(options[0]) & fs.constants.O_TRUNC) !== 0 && original.existsSync(path);
  if (truncates) {
    const { ino, size } = original.statSync(path);
    note({ ino, offset: 0, size, before: original.readFileSync(path).toString("base64") });
  }
  const fd = original.openSync(path, ...options);
  if (isInFolder) files.set(fd, original.fstatSync(fd).ino);
  return fd;
};
fs.closeSync = (fd) => {
  files.delete(fd);
  original.closeSync(fd);
};
fs.writeSync = (fd, buffer, offset, length, position) => {
  if (files.has(fd)) recordBefore(fd, position, length);
  return original.writeSync(fd, buffer, offset, length, position);
};
fs.ftruncateSync = (fd, length = 0) => {
  const { size } = original.fstatSync(fd);
  if (size > length) recordBefore(fd, length, size - length);
  else recordBefore(fd, size, 0);
  original.ftruncateSync(fd, length);
};
fs.truncateSync = (path, length = 0) => {
  const fd = fs.openSync(path, "r+");
  fs.ftruncateSync(fd, length);
  fs.closeSync(fd);
};
fs.fsyncSync = (fd) => {
  original.fsyncSync(fd);
  const synced = files.get(fd);
  if (synced !== undefined) note({ synced });
};
syncBuiltinESMExports();
