/**
 * Whether a response's status means that there is nothing to show. 401 or 429, for example, only mean that this caller
 * can't have it now.
 */
export const isMissingStatus = (status: number): boolean => [400, 404, 410, 422].includes(status);
