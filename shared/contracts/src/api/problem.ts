import { type Static, Type } from "typebox";

/**
 * An error response of the API: RFC 9457 problem details, sent as `application/problem+json`.
 * `code` is machine-readable, `detail` is for people; `field` names the invalid part of the request.
 */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  field: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
