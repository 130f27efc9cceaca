import type { ApiRequest } from "@promptfolio/contracts/host-api";
import type { EarlyInput, EarlyRequest } from "./record-early-input";

/** A response in the client's shape. */
export interface PlainResponse<Body> {
  status: number;
  data: Body;
  /** With names in lower case. */
  headers: Record<string, unknown>;
}

const sentRequest = ({ request }: EarlyInput): EarlyRequest | undefined =>
  request === "ended" ? undefined : request;

/**
 * From now on the client sends all requests itself.
 * @returns the request that was sent before, settled when it has identified a guest; rejects if it hasn't.
 */
export const endEarlyRequests = (): Promise<unknown> | undefined => {
  const early = globalThis.earlyInput;
  if (!early) return undefined;
  const sent = sentRequest(early);
  early.request ??= "ended";
  return sent?.response.then((response) => {
    if (!response?.ok) throw new Error("The early request has identified no guest");
  });
};

/** The response to this request if it was sent before hydration, the first time. Undefined: it is still to be sent. */
export const takeEarlyResponse = async <Result>({
  path,
}: ApiRequest<Result>): Promise<PlainResponse<Result> | undefined> => {
  const early = globalThis.earlyInput;
  if (!early) return undefined;
  const sent = sentRequest(early);
  if (sent?.path !== path) return undefined;
  early.request = "ended";
  const received = await sent.response;
  if (!received) return undefined;
  const { status, headers } = received;
  const data: Result = await received.json().catch(() => undefined);
  return { status, data, headers: Object.fromEntries(headers) };
};
