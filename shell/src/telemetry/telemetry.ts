/** Something that went wrong in this tab, by remote and version. Holds nothing personal. */
export interface FailureReport {
  kind: "load" | "error";
  remote: string;
  version: string;
  message: string;
  where: string;
}

/** Where reports go: the delivery server counts them. */
export const TELEMETRY_PATH = "/telemetry";

const MESSAGE_LENGTH = 300;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MESSAGE_LENGTH);

/** Sends a report without holding anything up; it survives the tab being closed. */
export const reportFailure = (report: Omit<FailureReport, "message">, error: unknown): void => {
  const body = JSON.stringify({ ...report, message: messageOf(error) });
  console.error(`${report.remote} ${report.version}: ${report.where}`, error);
  if (navigator.sendBeacon)
    navigator.sendBeacon(TELEMETRY_PATH, new Blob([body], { type: "application/json" }));
};
