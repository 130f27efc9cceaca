import { sql } from "drizzle-orm";
import type { Account } from "../accounts/tokens";
import { type Database, preparedRow } from "../database/database";
import { notFound } from "../http/problem";
import type { Viewer } from "../viewer/viewer";

export interface ViewerEvent {
  kind: "view" | "download" | "copy";
  imageId: string;
  viewer: Pick<Viewer, "guestId" | "isNewGuest" | "network" | "utcDay">;
  /** Undefined for a guest. */
  account: Account | undefined;
}

/**
 * Counts a viewer's event of an image, once a day. Administrators count as guests. A guest counts with the network, but
 * not before sending the cookie.
 * @returns the image's count of that kind
 * @throws Problem 404 if there is no such image
 */
export const countEvent = async (
  database: Database,
  { kind, imageId, viewer, account }: ViewerEvent,
): Promise<number> => {
  const userId = account?.role === "user" ? account.userId : null;
  const network = viewer.isNewGuest ? null : viewer.network;
  const { count } = await preparedRow<{ count: number | null }>(
    database,
    sql`SELECT count_event(${kind}, ${imageId}, ${userId}, ${viewer.guestId},
          ${network}, ${viewer.utcDay}::date) AS count`,
  );
  if (count === null) throw notFound("Image not found");
  return count;
};
