/** The login page's path, from which a visitor comes back to `from`, a path of this site. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;
