/** The headers that every page carries. Scripts run by nonce, and what they load by their trust in it. */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // Attributes, not elements: libraries place menus and toasts by them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
