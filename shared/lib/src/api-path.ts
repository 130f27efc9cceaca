type Scalar = string | number | boolean | undefined;

/**
 * The canonical path of an API request: parameters sorted by name, empty ones left out. It is also the key of the
 * response in the data cache, so server and browser must both build it with this function.
 */
export const apiPath = (path: string, parameters: Record<string, Scalar> = {}): string => {
  const cached = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return cached.length === 0 ? path : `${path}?${cached.join("&")}`;
};
