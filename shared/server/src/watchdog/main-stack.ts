import { type Debugger, type InspectorNotification, Session } from "node:inspector";

/** Enough on a machine with much else to do: reading the scripts takes most of it. */
const TIMEOUT_MS = 5_000;
const MAX_FRAMES = 20;

type Notification<Params> = InspectorNotification<Params>;

/** Pauses the main thread for good, and reads where it is; empty if it can't be paused within five seconds. */
export const readMainStack = (): Promise<string[]> =>
  new Promise((resolve) => {
    const session = new Session();
    /** URLs of scripts by their ids. */
    const urls = new Map<string, string>();
    const describe = ({ functionName, location }: Debugger.CallFrame): string =>
      `${functionName || "(anonymous)"} ${urls.get(location.scriptId)}:${location.lineNumber + 1}`;

    setTimeout(resolve, TIMEOUT_MS, []);
    session.connectToMainThread();
    session.on("Debugger.scriptParsed", ({ params }: Notification<Debugger.ScriptParsedEventDataType>) =>
      urls.set(params.scriptId, params.url),
    );
    session.once("Debugger.paused", ({ params }: Notification<Debugger.PausedEventDataType>) =>
      resolve(params.callFrames.slice(0, MAX_FRAMES).map(describe)),
    );
    session.post("Debugger.enable");
    session.post("Debugger.pause");
  });
