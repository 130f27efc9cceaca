/** @jest-environment jsdom */

import { ApiError } from "@promptfolio/host/api/api-error";
import { failureText } from "./failure-text";

test.each([
  [
    "a blocked request",
    new ApiError("Unreachable.", 0, "", "ERR_NETWORK"),
    /^Unreachable\. .*content blocker/,
  ],
  ["a request without a response in time", new ApiError("Too slow.", 0, "", "ECONNABORTED"), /^Too slow\.$/],
  ["a refused request", new ApiError("HTTP 409", 409, "Somebody changed it."), /^Somebody changed it\.$/],
  ["another error", new Error("broken"), /^broken$/],
])("says what may have caused %s", (_, error, expected) => expect(failureText(error)).toMatch(expected));
