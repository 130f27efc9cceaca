import { Type } from "typebox";

/** The schema of an object without any other fields. */
export const closedObject = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
