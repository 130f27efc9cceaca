/**
 * Stores the live site's cookies in this process. The browser never receives them, so none of their attributes has to
 * be removed to make the browser accept them on this machine.
 */
export const createCookieJar = () => {
  const cookies = new Map<string, string>();
  return {
    /** Stores the cookies of `Set-Cookie` headers. */
    store: (headers: readonly string[]): void => {
      for (const header of headers) {
        const [, name = "", value = "", attributes = ""] = /^\s*([^=;]*)=([^;]*)(.*)$/.exec(header) ?? [];
        if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attributes)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    /** The `Cookie` header for the site; undefined if there are no cookies. */
    header: (): string | undefined =>
      cookies.size > 0 ? [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") : undefined,
  };
};

export type CookieJar = ReturnType<typeof createCookieJar>;
