import type { FastifyInstance } from "fastify";

export interface ApiResponse<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  /** The body as it was sent. */
  text: string;
}

export interface RequestOptions {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface BrowserOptions {
  ip?: string;
  zone?: string;
  /** Of the account that is signed in. */
  token?: string | undefined;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Browser {
  /** Sent as `Cookie` with each request; set by the responses. */
  cookie: string | undefined;
  token: string | undefined;
  request<Body = Record<string, unknown>>(
    method: Method,
    url: string,
    options?: RequestOptions,
  ): Promise<ApiResponse<Body>>;
}

/** A visitor's browser with its cookie, address and time zone. */
export const openBrowser = (
  app: FastifyInstance,
  { ip = "192.0.2.1", zone = "UTC", token: ownToken }: BrowserOptions = {},
): Browser => {
  const browser: Browser = {
    cookie: undefined,
    token: ownToken,
    async request<Body>(method: Method, url: string, { body, token, headers }: RequestOptions = {}) {
      const bearer = token ?? browser.token;
      const response = await app.inject({
        method,
        url,
        remoteAddress: ip,
        headers: {
          "x-time-zone": zone,
          ...(browser.cookie === undefined ? {} : { cookie: browser.cookie }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as string | object }),
      });
      const set = response.headers["set-cookie"];
      if (typeof set === "string") browser.cookie = set.split(";")[0];
      const type = String(response.headers["content-type"] ?? "");
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (type.includes("json") ? response.json() : {}) as Body,
        text: response.body,
      };
    },
  };
  return browser;
};
