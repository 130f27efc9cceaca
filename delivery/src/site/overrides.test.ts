import { readLocalRemotes } from "./overrides";

test.each([
  ["one remote", "gallery=http://localhost:3101/", { gallery: "http://localhost:3101/" }],
  [
    "two, without the last slash",
    "gallery=http://localhost:3101/g, shell=http://127.0.0.1:3101/s",
    {
      gallery: "http://localhost:3101/g/",
      shell: "http://127.0.0.1:3101/s/",
    },
  ],
  ["a stranger's URL", "gallery=https://evil.example/", {}],
  ["a stranger's URL that looks like home", "gallery=http://localhost.evil.example/", {}],
  ["another scheme", "gallery=javascript:alert(1)", {}],
  ["another id", "../gallery=http://localhost:3101/", {}],
  ["nothing", "", {}],
])("%s", (_, text, expected) => expect(Object.fromEntries(readLocalRemotes(text))).toEqual(expected));
