/** The API's version: of its contract, not of the code behind it. */
export const API_VERSION = "1.0.0";
