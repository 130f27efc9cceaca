/** The login page's path that returns the visitor to `from`, a path of this site. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;
