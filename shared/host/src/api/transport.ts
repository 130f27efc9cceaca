import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";
import type { AxiosError, AxiosInstance } from "axios";
import { endEarlyRequests, type PlainResponse, takeEarlyResponse } from "../early-input/early-response";
import { yieldToMain } from "../hooks/yield-to-main";
import { ApiError, AUTHENTICATION_FAILED, httpErrorText } from "./api-error";
import { createGuestIdentification, identifiesGuest } from "./guest-identification";
import { loadAxios } from "./load-axios";

/** For JSON requests. A form with a file has no timeout. */
const TIMEOUT_MS = 15_000;

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const TIMED_OUT = "The server is taking too long to answer. Please try again.";

export interface TransportOptions {
  /** Where the API is: `/api`, or a whole URL. */
  base: string;
  token(): string | undefined;
  timeZone(): string;
  /** Called when a request with a token got 401: the token is no longer valid. */
  onTokenRefused(token: string): void;
}

const textOf = (body: unknown, key: string): string => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === "string" ? value : "";
};

const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && "isAxiosError" in error && error.isAxiosError === true;

const errorFromResponse = ({ status, data, headers }: PlainResponse<unknown>): ApiError => {
  const message = status === 401 || status === 403 ? AUTHENTICATION_FAILED : httpErrorText(status);
  const retryAfter = Number(headers["retry-after"]);
  return new ApiError(
    message,
    status,
    textOf(data, "detail"),
    textOf(data, "code"),
    Number.isFinite(retryAfter) ? retryAfter : 0,
    data,
  );
};

const errorWithoutResponse = (error: AxiosError): ApiError =>
  new ApiError(error.code === "ECONNABORTED" ? TIMED_OUT : UNREACHABLE, 0, "", error.code ?? "");

export interface Transport extends ApiClient {
  /** Loads axios in advance: the first paint does not need it, the first request does. */
  preload(): Promise<unknown>;
}

/** The only axios client. Created by the host; remotes use it through `useHost().http`. */
export const createTransport = (options: TransportOptions): Transport => {
  const { base, token, timeZone, onTokenRefused } = options;
  const identifyGuestFirst = createGuestIdentification(endEarlyRequests());
  let loading: Promise<AxiosInstance> | undefined;
  const load = (): Promise<AxiosInstance> => {
    loading ??= loadAxios().then(
      async ({ default: axios }) => {
        // Evaluating axios and sending the first request are two tasks: one would block a slow phone for long.
        await yieldToMain();
        // A response of any status is a result, so that it is handled like one to an early request.
        return axios.create({ baseURL: base, withCredentials: true, validateStatus: () => true });
      },
      (error: unknown) => {
        loading = undefined;
        throw new ApiError(UNREACHABLE, 0, "", String(error));
      },
    );
    return loading;
  };

  const sendWithAxios = async <Result>(
    { method, path, body }: ApiRequest<Result>,
    { signal, onProgress }: SendOptions,
    bearer: string | undefined,
  ): Promise<PlainResponse<Result>> => {
    const client = await load();
    const isForm = body instanceof FormData;
    return client.request<Result>({
      method,
      url: path,
      data: body,
      timeout: isForm ? 0 : TIMEOUT_MS,
      headers: {
        Accept: "application/json",
        "X-Time-Zone": timeZone(),
        ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
    });
  };

  const receive = async <Result>(
    request: ApiRequest<Result>,
    options: SendOptions,
    bearer: string | undefined,
  ): Promise<Result> => {
    const response = (await takeEarlyResponse(request)) ?? (await sendWithAxios(request, options, bearer));
    if (response.status < 400) return response.data;
    if (response.status === 401 && bearer) onTokenRefused(bearer);
    throw errorFromResponse(response);
  };

  return {
    preload: load,
    send: async <Result>(request: ApiRequest<Result>, options: SendOptions = {}): Promise<Result> => {
      // Read before awaiting: signing out sends the token and clears it right after the call.
      const bearer = token();
      const sendNow = () => receive(request, options, bearer);
      try {
        return await (identifiesGuest(request.path) ? identifyGuestFirst(sendNow) : sendNow());
      } catch (error) {
        throw isAxiosError(error) && error.code !== "ERR_CANCELED" ? errorWithoutResponse(error) : error;
      }
    },
  };
};
