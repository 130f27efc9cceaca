import { ApiError, AUTHENTICATION_FAILED, httpErrorText } from "@promptfolio/host/api/api-error";
import { explainFailure } from "./prompt-limit-store";

const failure = (status: number) => explainFailure(new ApiError(httpErrorText(status), status));

describe("a failed reveal", () => {
  it.each([0, 500, 503])("with status %d promises nothing about the credit", (status) => {
    const { message } = failure(status);
    expect(message).toMatch(/Press again: a prompt that was paid for costs nothing more\.$/);
    expect(message).not.toMatch(/No credit was used/);
  });

  it.each([
    [404, "This picture was removed from the gallery. No credit was used."],
    [410, "This picture was removed from the gallery. No credit was used."],
    [429, "The prompt could not be revealed. No credit was used."],
  ])("with status %d used no credit, as the server refused it", (status, message) => {
    expect(failure(status).message).toBe(message);
  });

  it.each([404, 429, 500])("with status %d has the fixed text as its second line", (status) => {
    expect(failure(status).detail).toBe(`HTTP error! status: ${status}`);
  });

  it("without authentication shows the fixed sentence alone", () => {
    expect(explainFailure(new ApiError(AUTHENTICATION_FAILED, 401))).toEqual({
      message: AUTHENTICATION_FAILED,
    });
  });
});
