import { createHash } from "node:crypto";
import type { NetworkTally } from "./counts";

/** A canary is compared with the stable version. */
export type Arm = "canary" | "stable";

/** Networks are hashed into this many buckets: enough to distinguish several, too few to identify one. */
const NETWORK_BUCKETS = 1_024;

/** The key of a network in the counts of one canary. */
export const networkKey = (salt: string, arm: Arm, network: string): string => {
  const digest = createHash("sha256").update(`${salt} ${network}`).digest();
  return `${salt} ${arm} ${digest.readUInt32BE(0) % NETWORK_BUCKETS}`;
};

/** The networks that were counted for one arm of a canary. */
export const networksOf = (
  networks: Readonly<Record<string, NetworkTally>>,
  salt: string,
  arm: Arm,
): NetworkTally[] =>
  Object.entries(networks)
    .filter(([key]) => key.startsWith(`${salt} ${arm} `))
    .map(([, tally]) => tally);
