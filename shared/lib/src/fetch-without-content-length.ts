/**
 * `fetch` that drops the caller's Content-Length. Node's fetch adds its own, and undici rejects the two values
 * ("invalid content-length header").
 */
export const fetchWithoutContentLength: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return fetch(input, { ...init, headers });
};
