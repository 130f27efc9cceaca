import type { AccountServices } from "../accounts/account-services";
import type { Metrics } from "../http/metrics";
import type { Revealer } from "./reveal";

/** What the routes of viewing need. */
export interface ViewingServices
  extends Pick<AccountServices, "config" | "database" | "keys" | "authentication"> {
  readonly reveal: Revealer;
  readonly metrics: Metrics;
}
