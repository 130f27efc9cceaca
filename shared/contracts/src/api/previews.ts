/** `GET /admin/releases/previews`: a link that an administrator made. Times are ISO 8601. */
export interface PreviewRecord {
  remote: string;
  version: string;
  by: string;
  issuedAt: string;
  expires: string;
  state: "valid" | "over" | "revoked";
  /** Who revoked it; null if nobody did, or it is not known. */
  revokedBy: string | null;
}
