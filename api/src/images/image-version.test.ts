import { readBaseVersion } from "./image-version";

it.each([
  [undefined, undefined, { version: undefined, conflictStatus: 409 }],
  [undefined, 3, { version: 3, conflictStatus: 409 }],
  ['"3"', undefined, { version: 3, conflictStatus: 412 }],
  ['"3"', 2, { version: 3, conflictStatus: 412 }],
  ["*", undefined, { version: undefined, conflictStatus: 412 }],
  ['W/"3"', undefined, { version: -1, conflictStatus: 412 }],
  ['"an older page"', undefined, { version: -1, conflictStatus: 412 }],
])("reads the base version from If-Match %j and version %j: %j", (ifMatch, version, expected) => {
  expect(readBaseVersion(ifMatch, version)).toEqual(expected);
});
