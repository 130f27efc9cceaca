import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storedSecret } from "./keys";

describe("the secret in the data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "promptfolio-secret-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is generated once", () => {
    const secret = storedSecret(folder);
    expect(secret).toHaveLength(64);
    expect(storedSecret(folder)).toBe(secret);
  });

  it("is generated again if a killed start has left it empty", () => {
    writeFileSync(join(folder, "secret"), "");
    expect(storedSecret(folder)).toHaveLength(64);
  });
});
