import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";

/** A failed request, as the host reports it. */
export const failed = (status: number, detail = "", retryAfter = 0, body: unknown = null, code = "") =>
  new ApiError(httpErrorText(status), status, detail, code, retryAfter, body);

/** A response that is such a failure. */
export const failing =
  (...failure: Parameters<typeof failed>) =>
  () => {
    throw failed(...failure);
  };
