import { FRAME_SANDBOX } from "@promptfolio/contracts/page";
import type { FastifyInstance } from "fastify";
import type { AllowedContent } from "../render/document";

const socketOf = (origin: string): string => origin.replace(/^http/, "ws");

/** Development builds insert styles whose text changes, so they need a nonce or a blanket permission. */
const stylesOf = ({ styles }: AllowedContent, origins: string[]): string[] =>
  origins.length > 0 ? ["'unsafe-inline'", ...origins] : styles;

/** Where browsers send reports about the policies; see `policy-report-routes.ts`. */
export const POLICY_REPORTS = "/telemetry/policy";

/**
 * 'strict-dynamic' lets a page's scripts load others from anywhere. The shell's default policy of trusted types names those of
 * releases; others are reported. Reported only: a remote may bring libraries that load scripts in ways of their own.
 */
const REPORTED = {
  "Content-Security-Policy-Report-Only": "require-trusted-types-for 'script'; report-to csp",
};

/** What pages may load. Inline content is allowed by hash or nonce, the scripts that it loads by 'strict-dynamic'. */
const sourcesOf = (allowed: AllowedContent, origins: string[]): string[] => [
  "default-src 'none'",
  ["script-src 'strict-dynamic'", ...allowed.scripts].join(" "),
  ["style-src-elem 'self'", ...stylesOf(allowed, origins)].join(" "),
  // Attributes, not elements: libraries position menus and toasts with them.
  "style-src-attr 'unsafe-inline'",
  ["img-src 'self' data: blob:", ...origins].join(" "),
  ["font-src 'self'", ...origins].join(" "),
];

/** The headers of a page. `origins` are those of a developer's machine that serves parts of it; empty in production. */
export const pageHeaders = (allowed: AllowedContent, origins: string[]): Record<string, string> => ({
  "Content-Security-Policy": [
    ...sourcesOf(allowed, origins),
    ["connect-src 'self'", ...origins, ...origins.map(socketOf)].join(" "),
    "manifest-src 'self'",
    // All other pages refuse to be framed, except for documents of frames.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "report-to csp",
  ].join("; "),
  ...(origins.length > 0 ? {} : REPORTED),
  "Reporting-Endpoints": `csp="${POLICY_REPORTS}"`,
  "Permissions-Policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/**
 * The headers of the document in a frame: opened by itself, it has no origin either. Its requests to the API go through
 * the site's page.
 */
export const frameHeaders = (allowed: AllowedContent): Record<string, string> => ({
  "Content-Security-Policy": [
    ...sourcesOf(allowed, []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${FRAME_SANDBOX}`,
  ].join("; "),
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=()",
});

/** The policy of responses that are not pages: as a document, they may do nothing. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const COMMON: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Files of releases and pictures set their own: other sites may show them.
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": NO_DOCUMENT,
};

/**
 * Adds the headers that every response carries, on all routes that are registered later. A route's own headers take
 * precedence.
 */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  // Callbacks, because awaiting a promise in each hook costs as much as a cached response.
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(COMMON);
    done();
  });
};
