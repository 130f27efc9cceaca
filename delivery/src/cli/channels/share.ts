import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { UsageError } from "../arguments";

/** Parses `5%`, `12.5%` or `0.05` to basis points; undefined if it is not a share above 0. */
export const parseShare = (text: string): number | undefined => {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match) return undefined;
  const whole = match[2] === "%" ? BASIS_POINTS / 100 : BASIS_POINTS;
  const basisPoints = Math.round(Number(match[1]) * whole);
  return basisPoints > 0 && basisPoints <= BASIS_POINTS ? basisPoints : undefined;
};

/** @throws UsageError if the option's text is not a share. */
export const parseShareOption = (name: string, text: string): number => {
  const basisPoints = parseShare(text);
  if (basisPoints === undefined) throw new UsageError(`${name} must be a share such as 5%, not "${text}".`);
  return basisPoints;
};
