/** Verifies the demo collection: every record, every picture, and that none is without the other. */
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { thumbhashOf } from "./thumbhash.mjs";

const collection = new URL("collection/", import.meta.url);
const CATEGORIES = ["Product Poster", "Social Media", "Mockup Ads", "Banner Design", "Logo Design"];
const TAGS = ["New", "Trending", "Most Used", "Popular", "Featured"];
const THEMES = ["Modern", "Vintage", "Minimalist", "Bold", "Elegant", "Playful"];
const FIELDS = [
  "id",
  "title",
  "category",
  "tag",
  "theme",
  "alt",
  "prompt",
  "views",
  "downloads",
  "copies",
  "createdAt",
  "thumbhash",
];
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const MAX_BYTES = 2 * 1024 * 1024;
/** A composition is vector, and drawn at 4K. */
const SIZES = { composition: "3072 by 3840", scene: "2160 by 2700" };

const isText = (value) => typeof value === "string" && value.trim() === value && value.length > 0;
const isCount = (value) => Number.isInteger(value) && value >= 0;
const words = (value) => value.split(/\s+/).filter(Boolean).length;
const kebab = (title) =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .trim()
    .replace(/[ -]+/g, "-");

const faultsOfRecord = (name, record) => {
  const faults = [];
  const expect = (holds, fault) => holds || faults.push(fault);
  const missing = FIELDS.filter((field) => !(field in record));
  const extra = Object.keys(record).filter((field) => !FIELDS.includes(field));
  expect(missing.length === 0, `lacks ${missing.join(", ")}`);
  expect(extra.length === 0, `has the unknown ${extra.join(", ")}`);
  if (missing.length > 0) return faults;

  expect(/^[a-z0-9]{24}$/.test(record.id), "id is not 24 lower-case letters and digits");
  for (const field of ["title", "alt", "prompt"])
    expect(isText(record[field]), `${field} is empty or not trimmed`);
  expect(kebab(record.title) === name, `is not named after its title (${kebab(record.title)})`);
  expect(CATEGORIES.includes(record.category), `category "${record.category}" is not in the default lists`);
  expect(TAGS.includes(record.tag), `tag "${record.tag}" is not in the default lists`);
  expect(THEMES.includes(record.theme), `theme "${record.theme}" is not in the default lists`);
  const length = words(String(record.prompt));
  expect(length >= 60 && length <= 120, `prompt has ${length} words, not 60 to 120`);
  for (const field of ["views", "downloads", "copies"])
    expect(isCount(record[field]), `${field} is not a count`);
  expect(
    record.downloads <= record.views && record.copies <= record.views,
    "is downloaded or copied more often than viewed",
  );
  expect(
    ISO_INSTANT.test(record.createdAt) && !Number.isNaN(Date.parse(record.createdAt)),
    "createdAt is not an instant",
  );
  return faults;
};

const faultsOfPicture = async (name, thumbhash) => {
  const file = new URL(`${name}.webp`, collection);
  const { size } = await stat(file);
  const bytes = await readFile(file);
  const { format, width, height, exif, xmp } = await sharp(bytes).metadata();
  const kind = existsSync(new URL(`compositions/${name}.mjs`, import.meta.url)) ? "composition" : "scene";
  const faults = [];
  if (format !== "webp") faults.push(`picture is ${format}, not WebP`);
  if (`${width} by ${height}` !== SIZES[kind])
    faults.push(`picture is ${width} by ${height}, not ${SIZES[kind]}`);
  if ((await thumbhashOf(bytes)) !== thumbhash) faults.push("thumbhash is another picture's");
  if (size > MAX_BYTES) faults.push(`picture has ${size} bytes, more than ${MAX_BYTES}`);
  if (exif || xmp) faults.push("picture carries metadata");
  return faults;
};

const files = (await readdir(collection)).sort();
const named = (ending) =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
const [records, pictures] = [named(".json"), named(".webp")];
const faults = [];
const report = (name, list) => faults.push(...list.map((fault) => `${name}: ${fault}`));
const owners = { id: new Map(), "last 8 of the id": new Map(), title: new Map() };
const counts = {};

for (const file of files) if (!/\.(json|webp)$/.test(file)) report(file, ["does not belong here"]);
for (const name of pictures) if (!records.includes(name)) report(name, ["picture has no record"]);

for (const name of records) {
  let record;
  try {
    record = JSON.parse(await readFile(new URL(`${name}.json`, collection), "utf8"));
  } catch (error) {
    report(name, [`is not JSON: ${error.message}`]);
    continue;
  }
  report(name, faultsOfRecord(name, record));
  report(
    name,
    pictures.includes(name)
      ? await faultsOfPicture(name, record.thumbhash)
      : ["record has no picture"],
  );
  for (const [what, value] of [
    ["id", record.id],
    ["last 8 of the id", String(record.id).slice(-8)],
    ["title", record.title],
  ]) {
    if (owners[what].has(value)) report(name, [`shares its ${what} with ${owners[what].get(value)}`]);
    owners[what].set(value, name);
  }
  for (const field of ["category", "tag", "theme"]) {
    counts[field] ??= {};
    counts[field][record[field]] = (counts[field][record[field]] ?? 0) + 1;
  }
}

for (const [field, values] of Object.entries(counts)) {
  console.log(
    `${field}: ${Object.entries(values)
      .map(([value, count]) => `${value} ${count}`)
      .join(", ")}`,
  );
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `${records.length} pictures, all in order.`
    : `${faults.length} faults in ${records.length} pictures.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
