/** The version of the API's contract, not of its implementation. */
export const API_VERSION = "1.0.0";
