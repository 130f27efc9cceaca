import type { ApiRequest } from "@promptfolio/contracts/host-api";

/** A response in the client's shape. */
export interface PlainResponse<Body> {
  status: number;
  data: Body;
  /** With names in lower case. */
  headers: Record<string, unknown>;
}

/**
 * From now on the client sends all requests itself.
 * @returns the request that was sent before, settled when it has identified a guest; rejects if it hasn't.
 */
export const endEarlyRequests = (): Promise<unknown> | undefined => {
  const early = globalThis.earlyInput;
  if (!early) return undefined;
  early.request ??= null;
  return early.request?.response.then((response) => {
    if (!response?.ok) throw new Error("The early request has identified no guest");
  });
};

/** The response to this request if it was sent before hydration, the first time. Undefined: it is still to be sent. */
export const takeEarlyResponse = async <Result>({
  path,
}: ApiRequest<Result>): Promise<PlainResponse<Result> | undefined> => {
  const early = globalThis.earlyInput;
  if (!early?.request || early.request.path !== path) return undefined;
  const { response } = early.request;
  early.request = null;
  const received = await response;
  if (!received) return undefined;
  const { status, headers } = received;
  const data: Result = await received.json().catch(() => undefined);
  return { status, data, headers: Object.fromEntries(headers) };
};
