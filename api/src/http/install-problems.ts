import { causesOf, codeOf } from "@promptfolio/server/error-code";
import { isQueueFull } from "@promptfolio/server/queue-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOutage } from "./database-failure";
import { badRequest, notFound, Problem, unavailable } from "./problem";
import { OVERLOADED } from "./shed-load";
import { validationProblem } from "./validation-problem";

/** Plain sentences for errors of Fastify and its multipart parser. */
const REFUSALS: Readonly<Record<string, [status: number, code: string, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "too-large", "The request's body is too large."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    "unsupported-type",
    "The request's content type isn't supported here.",
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "invalid", "The request's body isn't valid JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "invalid", "The request's body is empty."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "invalid",
    "The request's body doesn't have the announced length.",
  ],
  FST_ERR_BAD_URL: [400, "invalid", "The URL is malformed."],
  FST_REQ_FILE_TOO_LARGE: [413, "too-large", "The image must be 10 MB at most."],
  FST_FILES_LIMIT: [413, "too-large", "Only one file can be sent."],
  FST_PARTS_LIMIT: [413, "too-large", "The form has too many parts."],
  FST_FIELDS_LIMIT: [413, "too-large", "The form has too many fields."],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, "unsupported-type", "The request must be multipart/form-data."],
  FST_PROTO_VIOLATION: [400, "invalid", "The form has a field with a forbidden name."],
};

const hasStatus = (error: unknown): error is FastifyError =>
  typeof error === "object" &&
  error !== null &&
  "statusCode" in error &&
  typeof error.statusCode === "number";

/** Whether a text couldn't be stored: PostgreSQL accepts every character but NUL. */
const hasUnstorableText = (error: unknown): boolean => {
  for (const cause of causesOf(error)) if (["22021", "22P05"].includes(codeOf(cause) ?? "")) return true;
  return false;
};

const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (isQueueFull(error)) return unavailable(OVERLOADED, 1);
  if (isOutage(error)) {
    return unavailable("The service is temporarily unavailable. Please try again shortly.");
  }
  if (hasUnstorableText(error)) return badRequest("The request contains a character that can't be stored.");
  if (hasStatus(error)) {
    if (error.validation) return validationProblem(error.validation, error.validationContext ?? "body");
    const refusal = REFUSALS[error.code];
    if (refusal) return new Problem(...refusal);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return new Problem(status, "invalid", "The request can't be understood.");
  }
  return new Problem(500, "internal", "Something went wrong here. Please try again.");
};

export const sendProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem.status === 429) request.server.limits?.inc({ limit: problem.code });
  return reply
    .code(problem.status)
    .headers({ "cache-control": "no-store", ...problem.details.headers })
    .type("application/problem+json; charset=utf-8")
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.body(request.id));
};

/** Responds to an error with a problem; errors of the server are logged. */
export const respondWithProblem = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = problemOf(error);
  if (isQueueFull(error)) request.server.limits?.inc({ limit: "queue" });
  // Requests rejected by a full queue may be thousands: they are counted by the metrics, but not logged.
  if (problem.status >= 500 && !isQueueFull(error)) request.log.error({ err: error }, problem.detail);
  return sendProblem(problem, request, reply);
};

/** Responds to every error and every unknown path below `app` with problem details (RFC 9457). */
export const installProblems = (app: FastifyInstance): void => {
  app.setErrorHandler(respondWithProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(notFound("There is nothing at this URL."), request, reply),
  );
};
