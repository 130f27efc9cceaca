import { normaliseForwarded } from "./forwarded";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  [' "203.0.113.7:4711" , 10.0.0.1', "203.0.113.7, 10.0.0.1"],
  ["[2001:db8::7]:4711", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ['"[2001:db8::7]:4711"', "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["fe80::7%eth0", "fe80::7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["unknown", undefined],
  ["_hidden", undefined],
  ["", undefined],
  ["999.1.1.1", undefined],
  // Written by the client, before the proxy that didn't know it.
  ["198.51.100.1, unknown, 10.0.0.1", "10.0.0.1"],
  ["198.51.100.1, _secret", undefined],
])("understands X-Forwarded-For: %s", (header, expected) => {
  const headers = { "x-forwarded-for": header };
  normaliseForwarded(headers);
  expect(headers["x-forwarded-for"]).toBe(expected);
});

it.each([
  ["https", "https"],
  ["HTTPS", "https"],
  ['"https"', "https"],
  ["https, http", "https"],
  ["http,https", "http"],
  ["javascript", undefined],
  ["", undefined],
  ["on", undefined],
])("understands X-Forwarded-Proto: %s", (header, expected) => {
  const headers = { "x-forwarded-proto": header };
  normaliseForwarded(headers);
  expect(headers["x-forwarded-proto"]).toBe(expected);
});
