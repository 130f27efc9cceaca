/**
 * `fetch` that works the length of a body out by itself. Node's fetch adds its own length to one that is given, and
 * the client that a proxy brings into the process refuses the pair ("invalid content-length header").
 */
export const fetchWithoutContentLength: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return fetch(input, { ...init, headers });
};
