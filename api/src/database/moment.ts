import { timestamp } from "drizzle-orm/pg-core";

/** In milliseconds, like JavaScript's dates, so that a cursor made from a value finds the same row again. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
