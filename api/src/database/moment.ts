import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, as JavaScript's dates: a cursor made from one finds the same row again. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
