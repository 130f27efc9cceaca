import { createHash } from "node:crypto";
import { type Static, Type } from "typebox";

const sum = Type.Number({ default: 0 });

/** The counts of one network for a canary, or for the stable version in the same time. */
export const NetworkTallySchema = Type.Object(
  {
    /** Pages that were served to it. */
    served: sum,
    /** Pages that its browsers reported as opened. */
    views: sum,
    /** Failures that its browsers reported. */
    failures: sum,
  },
  { default: {} },
);
export type NetworkTally = Static<typeof NetworkTallySchema>;

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
