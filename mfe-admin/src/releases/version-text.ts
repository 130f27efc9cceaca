/** Eight characters of a commit tell it apart. */
export const shortCommit = (commit: string): string => commit.slice(0, 8);

/** 500 basis points → "5%", 25 → "0.25%". */
export const shareText = (basisPoints: number): string => `${basisPoints / 100}%`;

const SECONDS = new Set(["LCP", "FCP", "TTFB"]);

/** The mean of a web vital with its unit: seconds for loading, milliseconds for INP, none for CLS. */
export const vitalText = (name: string, mean: number): string => {
  if (SECONDS.has(name)) return `${(mean / 1000).toFixed(2)} s`;
  return name === "CLS" ? mean.toFixed(3) : `${Math.round(mean)} ms`;
};
