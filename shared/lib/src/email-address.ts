const LONGEST = 254;
const SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of an email address. Only a mail would tell whether somebody reads it. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && SHAPE.test(text);
