import { emailKey, storedEmail } from "./email-address";

/** What is entered, the key that it is compared by, and what is stored and shown. */
const EMAILS: readonly (readonly [entered: string, key: string, stored: string])[] = [
  ["mira@example.org", "mira@example.org", "mira@example.org"],
  ["Mira@Example.ORG", "mira@example.org", "Mira@Example.ORG"],
  ["mira@example.org.", "mira@example.org", "mira@example.org"],
  ["mira@bücher.example", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@xn--bcher-kva.example", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@XN--BCHER-KVA.EXAMPLE", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@BÜCHER.example", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@bu\u0308cher.example", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@bücher.example.", "mira@xn--bcher-kva.example", "mira@bücher.example"],
  ["mira@ｅｘａｍｐｌｅ.org", "mira@example.org", "mira@example.org"],
  ["mira@ｅｘａｍｐｌｅ．ｏｒｇ", "mira@example.org", "mira@example.org"],
  ["mira@example。org", "mira@example.org", "mira@example.org"],
  ["mira@example｡org", "mira@example.org", "mira@example.org"],
  ["mira@example.org。", "mira@example.org", "mira@example.org"],
  ["mira@faß.example", "mira@xn--fa-hia.example", "mira@faß.example"],
  ["mira@παράδειγμα.example", "mira@xn--hxajbheg2az3al.example", "mira@παράδειγμα.example"],
  ["mira@ΠΑΡΆΔΕΙΓΜΑ.example", "mira@xn--hxajbheg2az3al.example", "mira@παράδειγμα.example"],
  ["mira@пример.example", "mira@xn--e1afmkfd.example", "mira@пример.example"],
  ["mira@例え.テスト", "mira@xn--r8jz45g.xn--zckzah", "mira@例え.テスト"],
  ["mira@مثال.example", "mira@xn--mgbh0fb.example", "mira@مثال.example"],
  ["mira@उदाहरण.example", "mira@xn--p1b6ci4b4b3a.example", "mira@उदाहरण.example"],
  ["MÍRA@example.org", "míra@example.org", "MÍRA@example.org"],
  ["mi\u0301ra@example.org", "míra@example.org", "mi\u0301ra@example.org"],
  ["mira+posters@example.org", "mira+posters@example.org", "mira+posters@example.org"],
  ["m.o'hara@example.org", "m.o'hara@example.org", "m.o'hara@example.org"],
  ["mira@sub.example.co.uk", "mira@sub.example.co.uk", "mira@sub.example.co.uk"],
  ["mira@exa-mple.org", "mira@exa-mple.org", "mira@exa-mple.org"],
  ["mira@exa\u00admple.org", "mira@example.org", "mira@example.org"],
  ["mira@exa\u200bmple.org", "mira@example.org", "mira@example.org"],
  ["mira@123.example", "mira@123.example", "mira@123.example"],
];

it.each(EMAILS)("compares %j as %j and stores %j", (entered, key, stored) => {
  expect(emailKey(entered)).toBe(key);
  expect(storedEmail(entered)).toBe(stored);
  expect(emailKey(storedEmail(entered))).toBe(key);
});

it.each([
  "mira@xn--a.example",
  "mira@exam ple.org",
  "mira@[127.0.0.1",
  "mira@exa\u202emple.org",
  "mira@",
  "mira\u202egnp@example.org",
  "mi\u200bra@example.org",
  "mi\0ra@example.org",
  "mi\ud800ra@example.org",
])("refuses %j", (entered) => {
  expect(() => storedEmail(entered)).toThrow("The field 'email' must be an email address.");
});
