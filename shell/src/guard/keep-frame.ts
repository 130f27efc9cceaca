import { reportFailure } from "../telemetry/telemetry";
import { endSession } from "./page-session";

/** The page that is shown has damaged the document: it is reported, and shown as failed. */
export const endDamagedPage = (): void => {
  const release = endSession();
  if (release)
    reportFailure(
      { kind: "error", ...release, where: "page guard" },
      new Error("Removed parts of the document"),
    );
};

/**
 * Keeps the document's frame: html, head, body, the root and the shell's own elements in it. Where a remote removed one
 * of them it is put back, and `onDamage` is called. An element that an extension moved is left where it is.
 */
export const keepFrame = (root: Element, onDamage: () => void): void => {
  const { documentElement, head, body } = document;
  let children: ChildNode[] = [];
  const check = (): void => {
    const hasMain = root.querySelector("main") !== null;
    if (root.isConnected && head.isConnected && (hasMain || children.length === 0)) {
      if (hasMain) children = [...root.childNodes];
      return;
    }
    if (!documentElement.isConnected) document.replaceChildren(documentElement);
    if (!head.isConnected) documentElement.prepend(head);
    if (!body.isConnected) {
      document.body?.remove();
      documentElement.append(body);
    }
    if (!root.isConnected) body.prepend(root);
    if (!hasMain) root.replaceChildren(...children);
    onDamage();
  };
  const observer = new MutationObserver(check);
  for (const parent of [document, documentElement, body, root]) observer.observe(parent, { childList: true });
  check();
};
