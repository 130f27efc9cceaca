import type { Image } from "@promptfolio/contracts/api/images";

const TEXT_FIELDS = ["id", "title", "category", "tag", "theme", "alt"];

const isImage = (value: unknown): value is Image => {
  if (typeof value !== "object" || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return typeof field("version") === "number" && TEXT_FIELDS.every((name) => typeof field(name) === "string");
};

/** The current image from the body of a rejected update; undefined if there is none. */
export const currentImageOf = (body: unknown): Image | undefined => {
  const current =
    typeof body === "object" && body !== null ? (Reflect.get(body, "current") as unknown) : undefined;
  return isImage(current) ? current : undefined;
};
