const socketOf = (origin: string): string => origin.replace(/^http/, "ws");

/**
 * The headers that every page carries. Scripts run by nonce, and what they load by their trust in it. `origins` are
 * those of a developer's machine that parts of the page come from; none in production.
 */
export const pageHeaders = (nonce: string, origins: string[] = []): Record<string, string> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // Attributes, not elements: libraries place menus and toasts by them.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...origins].join(" "),
    ["font-src 'self'", ...origins].join(" "),
    ["connect-src 'self'", ...origins, ...origins.map(socketOf)].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Permissions-Policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** The headers that every answer carries. */
export const COMMON_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};
