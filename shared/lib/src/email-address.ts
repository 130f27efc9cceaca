const MAX_LENGTH = 254;
const SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the format of an email address. Only sending a mail would show whether the address exists. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && SHAPE.test(text);
