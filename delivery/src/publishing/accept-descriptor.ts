import { readFile } from "node:fs/promises";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { reasonOf } from "@promptfolio/server/error-code";
import { assertDescriptorCompatible } from "../registry/assert-compatible";
import { parseDescriptor } from "../registry/descriptor-schema";
import { fileTypeErrors } from "../registry/file-types";
import { descriptorKey, releasePrefix } from "../registry/object-keys";
import { LIMITS } from "../registry/publishing-limits";
import { hasContents, type ReleaseObjects } from "../registry/release-objects";
import { RefusedError } from "../registry/transitions";
import { parseEnvelope, payloadOf } from "../registry/trust/envelope";
import type { TrustedStore } from "../registry/trust/trusted-store";

const parse = (payload: Buffer): ReleaseDescriptor => {
  try {
    return parseDescriptor(payload.toString("utf8"));
  } catch (error) {
    throw new RefusedError(`This is not a release descriptor: ${reasonOf(error)}.`);
  }
};

const assertServable = ({ files }: ReleaseDescriptor): void => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > LIMITS.files)
    throw new RefusedError(`A release may have at most ${LIMITS.files} files.`);
  const [typeError] = fileTypeErrors(files);
  if (typeError) throw new RefusedError(`${typeError}.`);
  if (bytes > LIMITS.releaseBytes)
    throw new RefusedError(`A release may have at most ${LIMITS.releaseBytes} bytes.`);
};

const assertFilesStored = async (objects: ReleaseObjects, descriptor: ReleaseDescriptor) => {
  const { id, version, files, provenance } = descriptor;
  for (const { path, integrity } of [...files, ...(provenance ? [provenance.sbom] : [])])
    if (!(await hasContents(objects, releasePrefix(id, version) + path, integrity)))
      throw new RefusedError(`${path} of ${id} ${version} is not the file that its descriptor lists.`);
};

/** Ends an upload: checks that all files are stored and that the release is compatible with the live releases. */
export const acceptDescriptor = async (
  { objects, trusted }: { objects: ReleaseObjects; trusted: TrustedStore },
  key: string,
  file: string,
): Promise<boolean> => {
  const envelope = parseEnvelope(JSON.parse(await readFile(file, "utf8")));
  if (!envelope) throw new RefusedError("The descriptor is not signed.");
  const descriptor = parse(payloadOf(envelope));
  const { id, version } = descriptor;
  if (descriptorKey(id, version) !== key)
    throw new RefusedError(`This is the descriptor of ${id} ${version}.`);
  assertServable(descriptor);
  await assertDescriptorCompatible(trusted, await trusted.readRegistry(), descriptor);
  await assertFilesStored(objects, descriptor);
  return trusted.acceptDescriptor(envelope);
};
