import { sql } from "drizzle-orm";
import { type Database, preparedRow } from "../database/database";
import { notFound } from "../http/problem";

export interface ViewerEvent {
  kind: "view" | "download" | "copy";
  imageId: string;
  userId: string | undefined;
  guestId: string;
  /** A keyed hash; undefined for a new guest, who has not sent the cookie yet and isn't counted. */
  network: string | undefined;
  utcDay: string;
}

/**
 * Counts a viewer's event of an image, once a day.
 * @returns the image's count of that kind
 * @throws Problem 404 if there is no such image
 */
export const countEvent = async (database: Database, event: ViewerEvent): Promise<number> => {
  const { count } = await preparedRow<{ count: number | null }>(
    database,
    sql`SELECT count_event(${event.kind}, ${event.imageId}, ${event.userId ?? null}, ${event.guestId},
          ${event.network ?? null}, ${event.utcDay}::date) AS count`,
  );
  if (count === null) throw notFound("Image not found");
  return count;
};
