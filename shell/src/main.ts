import { loadAxios } from "@promptfolio/host/api/load-axios";
import { hasEarlyInput } from "@promptfolio/host/early-input/replay-early-input";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { reportFailure } from "./telemetry/telemetry";
import { whenPageIdle } from "./when-page-idle";

/**
 * styled-components takes the server's style elements out of the document, and inserts their rules where a saved page
 * loses them. They are put back without effect: a saved page has only the text of an element that was switched off.
 * Not before the browser is idle, as it parses them again.
 */
const importStyledComponents = async (): Promise<void> => {
  const fromServer = [...document.querySelectorAll<HTMLStyleElement>("style[data-styled]")];
  await import(/* webpackMode: "eager" */ "styled-components");
  whenPageIdle(() => {
    for (const style of fromServer) {
      style.removeAttribute("data-styled");
      document.head.append(style);
      style.disabled = true;
    }
  });
};

/** Each is evaluated in its own task: a single task would block a slow phone for long. All are in this script. */
const SLICES = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@promptfolio/host/router"),
  importStyledComponents,
  () => import(/* webpackMode: "eager" */ "@promptfolio/host"),
  () => import(/* webpackMode: "eager" */ "@promptfolio/ui/theme"),
  () => import(/* webpackMode: "eager" */ "./layout/site-frame"),
];

const run = async (): Promise<void> => {
  // A press usually leads to a request, whose code loads while the rest is evaluated.
  if (hasEarlyInput()) loadAxios().catch(() => undefined);
  for (const evaluate of SLICES) {
    await yieldToMain();
    await evaluate();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await yieldToMain();
  await start();
};

run().catch((error: unknown) =>
  reportFailure(
    { kind: "error", remote: "shell", version: process.env["RELEASE_VERSION"] ?? "", where: "start" },
    error,
  ),
);
