import { test } from "../support/fixtures";
import { failuresOf, testFailure } from "../support/remote-failures";
import { REMOTE_PAGES } from "../support/routes";

test.beforeEach(({ quiet }) => {
  // What fails here is meant to, and is reported.
  quiet.expected.push(/.*/);
});

for (const remotePage of REMOTE_PAGES)
  for (const name of failuresOf(remotePage.remote, "slow")) testFailure(remotePage, name);
