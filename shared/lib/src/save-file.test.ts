/** @jest-environment jsdom */

import { saveFile } from "./save-file";

describe("saveFile", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(URL, { createObjectURL: jest.fn(() => "blob:1"), revokeObjectURL: jest.fn() });
  });
  afterEach(() => jest.useRealTimers());

  it("clicks a download link with the file's name, and revokes its URL later", () => {
    const clicked: { href: string; download: string }[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push({ href: this.href, download: this.download });
    });
    saveFile(new Blob(["text"]), "Amber Tin_prompt.txt");
    expect(clicked).toEqual([{ href: "blob:1", download: "Amber Tin_prompt.txt" }]);
    expect(document.querySelector("a")).toBeNull();
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
    click.mockRestore();
  });
});
