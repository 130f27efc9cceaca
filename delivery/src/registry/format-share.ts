import { BASIS_POINTS } from "@promptfolio/contracts/registry";

/** `5 %`, `0.25 %` */
export const formatShare = (basisPoints: number): string => `${(basisPoints * 100) / BASIS_POINTS} %`;
