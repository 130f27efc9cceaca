const LONGEST = 254;
const SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of an email address. Whether somebody reads it, only a mail would tell. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && SHAPE.test(text);
