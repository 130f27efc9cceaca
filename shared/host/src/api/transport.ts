import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";
import type { AxiosError, AxiosInstance, AxiosResponse } from "axios";
import { ApiError, AUTHENTICATION_FAILED, httpErrorText } from "./api-error";
import { createGuestIdentification, identifiesGuest } from "./guest-identification";

/** How long a JSON call may take, in milliseconds. A form with a file may take as long as it needs. */
const TIMEOUT = 15_000;

const NO_ANSWER = "The server cannot be reached. Check your connection and try again.";
const NO_ANSWER_IN_TIME = "The server is taking too long to answer. Please try again.";

export interface TransportOptions {
  /** Where the API is: `/api`, or a whole URL. */
  base: string;
  token(): string | null;
  timeZone(): string;
  /** Called when a call that carried a token was answered 401: the token is worth nothing any more. */
  onTokenRefused(token: string): void;
}

const textOf = (body: unknown, key: string): string => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === "string" ? value : "";
};

const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && "isAxiosError" in error && error.isAxiosError === true;

const errorFromAnswer = ({ status, data, headers }: AxiosResponse<unknown>): ApiError => {
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

const errorWithoutAnswer = (error: AxiosError): ApiError =>
  new ApiError(error.code === "ECONNABORTED" ? NO_ANSWER_IN_TIME : NO_ANSWER, 0, "", error.code ?? "");

export interface Transport extends ApiClient {
  /** Fetches axios itself in advance: the first paint does not need it, the first call does. */
  prepare(): Promise<unknown>;
}

/** The one axios client. Created by the host; remotes reach it through `useHost().api`. */
export const createTransport = (options: TransportOptions): Transport => {
  const { base, token, timeZone, onTokenRefused } = options;
  const introduce = createGuestIdentification();
  let loading: Promise<AxiosInstance> | null = null;
  const load = (): Promise<AxiosInstance> => {
    loading ??= import("axios").then(
      ({ default: axios }) => axios.create({ baseURL: base, withCredentials: true }),
      (error: unknown) => {
        loading = null;
        throw new ApiError(NO_ANSWER, 0, "", String(error));
      },
    );
    return loading;
  };
  return {
    prepare: load,
    send: async <Answer>(call: ApiRequest<Answer>, options: SendOptions = {}): Promise<Answer> => {
      const client = await load();
      const bearer = token();
      const isForm = call.body instanceof FormData;
      try {
        const request = () =>
          client.request<Answer>({
            method: call.method,
            url: call.path,
            data: call.body,
            timeout: isForm ? 0 : TIMEOUT,
            headers: {
              Accept: "application/json",
              "X-Time-Zone": timeZone(),
              ...(call.body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
              ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
            },
            ...(options.signal ? { signal: options.signal } : {}),
            ...(options.onProgress
              ? { onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0) }
              : {}),
          });
        const answer = await (identifiesGuest(call.path) ? introduce(request) : request());
        return answer.data;
      } catch (error) {
        if (!isAxiosError(error) || error.code === "ERR_CANCELED") throw error;
        if (!error.response) throw errorWithoutAnswer(error);
        if (error.response.status === 401 && bearer) onTokenRefused(bearer);
        throw errorFromAnswer(error.response);
      }
    },
  };
};
