/** The path of the login page, which then returns the visitor to `from`, a path of this site. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;
