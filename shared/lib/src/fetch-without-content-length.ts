/**
 * `fetch` without a given Content-Length. Node's fetch adds its own to it, and undici refuses the pair ("invalid
 * content-length header").
 */
export const fetchWithoutContentLength: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return fetch(input, { ...init, headers });
};
