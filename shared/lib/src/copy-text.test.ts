/** @jest-environment jsdom */

import { copyText } from "./copy-text";

const setClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });

const setCommand = (command: () => boolean) =>
  Object.defineProperty(document, "execCommand", { value: command, configurable: true });

describe("copyText", () => {
  it("writes to the clipboard synchronously within the gesture", () => {
    const writeText = jest.fn(() => Promise.resolve());
    setClipboard({ writeText });
    void copyText("a prompt");
    expect(writeText).toHaveBeenCalledWith("a prompt");
  });

  const refusals: [string, Partial<Clipboard> | undefined][] = [
    ["has none", undefined],
    ["refuses it", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ];

  it.each(refusals)("uses a selection, not the clipboard API, if the browser %s", async (_, clipboard) => {
    setClipboard(clipboard);
    let selected = "";
    setCommand(() => {
      const { activeElement } = document;
      selected = activeElement instanceof HTMLTextAreaElement ? activeElement.value : "";
      return true;
    });
    await copyText("a prompt");
    expect(selected).toBe("a prompt");
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("restores focus", async () => {
    setClipboard(undefined);
    setCommand(() => true);
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    await copyText("a prompt");
    expect(button).toHaveFocus();
  });

  it("rejects when neither way works", async () => {
    setClipboard(undefined);
    setCommand(() => false);
    await expect(copyText("a prompt")).rejects.toThrow("The browser refused the clipboard");
  });
});
