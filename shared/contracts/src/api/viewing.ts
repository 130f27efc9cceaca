import { type Static, Type } from "typebox";
import { Image, PromptDetails } from "./images";

/**
 * The response to a reveal: `POST /usage/prompt-view/{id}` (signed in) and `POST /public/prompt-view/{id}` (guest).
 * At the limit: 429, code `limit-reached`, `Retry-After` in seconds up to the viewer's midnight.
 */
export const Reveal = Type.Object({
  prompt: Type.String(),
  details: PromptDetails,
  viewedToday: Type.Integer(),
  limit: Type.Integer(),
  remaining: Type.Integer(),
  alreadyViewed: Type.Boolean(),
  /** The image's count of views after this reveal. */
  views: Type.Integer(),
});
export type Reveal = Static<typeof Reveal>;

/** `GET /usage/my-stats`, for guests as well: the viewer's allowance today. */
export const MyStats = Type.Object({
  viewedToday: Type.Integer(),
  limit: Type.Integer(),
  remaining: Type.Integer(),
  /** Ids of the images whose prompts were revealed today: showing them again is free. */
  viewed: Type.Array(Type.String()),
  /** The viewer's calendar date, YYYY-MM-DD. */
  day: Type.String(),
  /** The time until the viewer's next midnight: a browser's clock may be wrong. */
  secondsUntilReset: Type.Integer(),
});
export type MyStats = Static<typeof MyStats>;

/** `GET /usage/viewed-today`, for guests as well: the images whose prompts the viewer revealed today. */
export const ViewedToday = Type.Object({ images: Type.Array(Image) });
export type ViewedToday = Static<typeof ViewedToday>;

export const ViewHistoryQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} [a-z0-9]{20,40}$" })) },
  { additionalProperties: false },
);
export type ViewHistoryQuery = Static<typeof ViewHistoryQuery>;

/**
 * `GET /usage/history`, for guests as well: the images whose prompts the viewer revealed before today, as far as reveals
 * are kept, the latest first. `cursor` gets the next page; it is null on the last one.
 */
export const ViewHistory = Type.Object({
  views: Type.Array(
    Type.Object({
      image: Image,
      /** The viewer's calendar date of the last reveal, YYYY-MM-DD. */
      day: Type.String(),
    }),
  ),
  cursor: Type.Union([Type.String(), Type.Null()]),
});
export type ViewHistory = Static<typeof ViewHistory>;

/** `POST /public/track-copy/{id}`. */
export const CopyCount = Type.Object({ copies: Type.Integer() });
export type CopyCount = Static<typeof CopyCount>;

/** `POST /usage/download/{id}` (signed in) and `POST /public/track-download/{id}`. */
export const DownloadCount = Type.Object({ downloads: Type.Integer() });
export type DownloadCount = Static<typeof DownloadCount>;

/** `POST /public/track-view/{id}`: counts a view of the image's page; spends no credit. */
export const ViewCount = Type.Object({ views: Type.Integer() });
export type ViewCount = Static<typeof ViewCount>;
