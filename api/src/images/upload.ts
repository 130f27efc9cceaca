import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { NewImage } from "@promptfolio/contracts/api/images";
import { UPLOAD } from "@promptfolio/contracts/limits";
import { codeOf } from "@promptfolio/server/error-code";
import type { ValidateFunction } from "ajv";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { badRequest, Problem } from "../http/problem";
import { validationProblem } from "../http/validation-problem";
import { compileBody } from "../http/validators";
import { formatOf } from "../media/picture-file";
import { UnusablePicture } from "../media/pictures";

const LIMITS = {
  fileSize: UPLOAD.bytes,
  files: 1,
  fields: 12,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 14,
};

const STATUS = {
  type: [415, "unsupported-type"],
  size: [413, "too-large"],
  shape: [422, "wrong-shape"],
  broken: [422, "unreadable"],
} as const;

/** Converts UnusablePicture to its problem; other errors are returned as they are. */
const pictureProblem = (error: unknown): unknown => {
  if (!(error instanceof UnusablePicture)) return error;
  const [status, code] = STATUS[error.reason];
  return new Problem(status, code, error.message, { field: "image" });
};

const receiveFile = async (part: MultipartFile, path: string): Promise<void> => {
  if (part.fieldname !== "image") throw badRequest(`Unknown field '${part.fieldname}'.`, part.fieldname);
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) {
    throw new Problem(413, "too-large", "The image must be 10 MB at most.", { field: "image" });
  }
};

const checkType = async (path: string): Promise<void> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    if (formatOf(buffer.subarray(0, bytesRead)) === undefined) {
      throw new UnusablePicture("type", "The image must be a PNG, JPEG or WebP file.");
    }
  } finally {
    await file.close();
  }
};

/** Reads the form as a stream, and writes the file directly to disk. */
const receiveForm = async <Form>(
  request: FastifyRequest,
  isForm: ValidateFunction<Form>,
  path: string,
): Promise<Form> => {
  const fields = new Map<string, unknown>();
  let hasFile = false;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === "file") {
      await receiveFile(part, path);
      hasFile = true;
    } else if (fields.has(part.fieldname)) {
      throw badRequest(`The field '${part.fieldname}' was sent twice.`, part.fieldname);
    } else fields.set(part.fieldname, part.value);
  }
  const form: unknown = Object.fromEntries(fields);
  if (!isForm(form)) throw validationProblem(isForm.errors ?? [], "body");
  if (!hasFile) throw badRequest("Please select an image file", "image");
  return form;
};

/** The multipart parser throws errors without a code for malformed bodies. */
const formProblem = (error: unknown): unknown =>
  error instanceof Problem || codeOf(error) !== undefined
    ? error
    : badRequest("The form can't be read: it is malformed or incomplete.");

/**
 * Receives a form with an image, and passes it with the path of the file to `use`; the file is deleted afterwards.
 * @throws Problem 400, 413, 415, 422
 */
const receiveWith =
  <Form>(isForm: ValidateFunction<Form>) =>
  async <Result>(
    request: FastifyRequest,
    use: (path: string, form: Form) => Promise<Result>,
  ): Promise<Result> => {
    const folder = await mkdtemp(join(tmpdir(), "promptfolio-upload-"));
    try {
      const path = join(folder, "image");
      const form = await receiveForm(request, isForm, path).catch((error: unknown) => {
        throw formProblem(error);
      });
      await checkType(path);
      return await use(path, form);
    } catch (error) {
      // Discard the rest of the body, otherwise the next request on this connection would wait behind it forever.
      request.raw.unpipe();
      request.raw.resume();
      throw pictureProblem(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

export const receiveUpload = receiveWith(compileBody<NewImage>(NewImage));
/** For a form that contains only the file. */
export const receiveFileOnly = receiveWith(compileBody(Type.Object({}, { additionalProperties: false })));
