import type { ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import type { Middleware } from "./webpack-bundler";

const PATH = "/remote-kit/build";

/**
 * Runs in each page. It shows what can't be built, in plain text. After each build that succeeds, it lets a page that
 * could not be loaded try again.
 */
export const BUILD_SCRIPT = `(() => {
  const box = document.createElement("pre");
  box.setAttribute("role", "alert");
  box.style.cssText = "position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:16px;max-height:60vh;overflow:auto;white-space:pre-wrap;background:#fff;color:#111;border-top:4px solid #b00020;font:14px/1.5 monospace";
  new EventSource("${PATH}").onmessage = ({ data }) => {
    box.textContent = JSON.parse(data);
    if (box.textContent) return document.body.append(box);
    box.remove();
    document.querySelector("[data-failed-remote] button")?.click();
  };
})()`;

/** A compiler's own stack, which says nothing about the team's code. */
const STACK = /^[\s│]*(at |Caused by:|Stack backtrace:|Syntax Error$|\d+: |$).*\n?/gm;

/** Reports failed builds in the terminal and in open pages. */
export const createBuildReports = (print: (text: string) => void = console.error) => {
  const pages = new Set<ServerResponse>();
  let current = "";
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(current)}\n\n`);
  return {
    /** @param error what can't be built, as the bundler says it; undefined after a build that succeeded */
    report: (error = ""): void => {
      const text = stripVTControlCharacters(error).replaceAll(STACK, "").trim();
      if (text !== "" && text !== current) print(text);
      if (text === "" && current !== "") print("The build works again.");
      current = text;
      for (const page of pages) send(page);
    },
    /** Tells open pages about builds; all else is left to the next middleware. */
    middleware:
      (next: Middleware): Middleware =>
      (request, response, done) => {
        if (request.url !== PATH) return next(request, response, done);
        response.writeHead(200, {
          "Content-Type": "text/event-stream",
          "Cache-Control": "no-store, no-transform",
        });
        pages.add(response);
        response.on("close", () => pages.delete(response));
        send(response);
      },
  };
};
