import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";
import type { AxiosError, AxiosInstance, AxiosResponse } from "axios";
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
  token(): string | null;
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

const errorFromResponse = ({ status, data, headers }: AxiosResponse<unknown>): ApiError => {
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
  const identifyGuestFirst = createGuestIdentification();
  let loading: Promise<AxiosInstance> | null = null;
  const load = (): Promise<AxiosInstance> => {
    loading ??= loadAxios().then(
      ({ default: axios }) => axios.create({ baseURL: base, withCredentials: true }),
      (error: unknown) => {
        loading = null;
        throw new ApiError(UNREACHABLE, 0, "", String(error));
      },
    );
    return loading;
  };
  return {
    preload: load,
    send: async <Result>(request: ApiRequest<Result>, options: SendOptions = {}): Promise<Result> => {
      // Read before awaiting: signing out sends the token and clears it right after the call.
      const bearer = token();
      const client = await load();
      const isForm = request.body instanceof FormData;
      try {
        const sendNow = () =>
          client.request<Result>({
            method: request.method,
            url: request.path,
            data: request.body,
            timeout: isForm ? 0 : TIMEOUT_MS,
            headers: {
              Accept: "application/json",
              "X-Time-Zone": timeZone(),
              ...(request.body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
              ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
            },
            ...(options.signal ? { signal: options.signal } : {}),
            ...(options.onProgress
              ? { onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0) }
              : {}),
          });
        const response = await (identifiesGuest(request.path) ? identifyGuestFirst(sendNow) : sendNow());
        return response.data;
      } catch (error) {
        if (!isAxiosError(error) || error.code === "ERR_CANCELED") throw error;
        if (!error.response) throw errorWithoutResponse(error);
        if (error.response.status === 401 && bearer) onTokenRefused(bearer);
        throw errorFromResponse(error.response);
      }
    },
  };
};
