import { badRequest } from "../http/problem";

/** A trimmed name. @throws Problem 400 if nothing is left */
export const cleanName = (name: string): string => {
  const clean = name.trim().replace(/\s+/g, " ");
  if (clean === "") throw badRequest("The field 'name' must not be empty.", "name");
  return clean;
};
