import { createHash } from "node:crypto";
import { type Static, Type } from "typebox";

/** What one network has shown of a canary, or of the stable version in the same time. */
export const NetworkTallySchema = Type.Object({
  /** Pages that it was served. */
  served: Type.Number(),
  /** Pages that its browsers reported as opened. */
  views: Type.Number(),
  /** What its browsers reported as failed. */
  failures: Type.Number(),
});
export type NetworkTally = Static<typeof NetworkTallySchema>;

/** A canary is judged beside the stable version. */
export type Arm = "canary" | "stable";

/** Networks are hashed to one of so many numbers: enough to count several, too few to identify one. */
const NETWORK_BUCKETS = 1_024;

export const emptyNetworkTally = (): NetworkTally => ({ served: 0, views: 0, failures: 0 });

/** Names a network among the counts of one canary. */
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
