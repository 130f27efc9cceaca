/** `GET /admin/releases/previews`: a preview link that an administrator created. Times are ISO 8601. */
export interface PreviewRecord {
  remote: string;
  version: string;
  by: string;
  issuedAt: string;
  expires: string;
  state: "valid" | "over" | "revoked";
  /** Who revoked it; null if it was not revoked, or if this is not known. */
  revokedBy: string | null;
}
