import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { Authentication } from "../accounts/authentication";
import type { Database } from "../database/database";
import type { PublicReads } from "../database/read-replica";
import type { ResponseCache } from "../http/response-cache";
import type { MediaLibrary } from "../media/library";
import type { FileDeletions } from "./file-deletions";

/** What the routes of images need. */
export interface ImageServices {
  readonly database: Database;
  readonly authentication: Authentication;
  readonly store: ObjectStore;
  readonly media: MediaLibrary;
  readonly fileDeletions: FileDeletions;
  readonly responses: ResponseCache;
  readonly publicReads: PublicReads;
  /** Must be called after each change of public responses. Notifies the other instances. */
  changed(): Promise<void>;
}
