import { type Static, Type } from "typebox";
import { LIMIT_BOUNDS } from "../limits";

const { dailyLimit, guestLimit } = LIMIT_BOUNDS;

/** `GET /public/system-settings`, `GET /admin/settings`, and the payload of `PUT /admin/settings`. */
export const SystemSettings = Type.Object(
  {
    dailyLimit: Type.Integer({ minimum: dailyLimit.min, maximum: dailyLimit.max }),
    guestLimit: Type.Integer({ minimum: guestLimit.min, maximum: guestLimit.max }),
  },
  { additionalProperties: false },
);
export type SystemSettings = Static<typeof SystemSettings>;

/** `usersUpdated`: the number of accounts whose own limit changed as well. */
export const SettingsUpdated = Type.Object({
  settings: SystemSettings,
  message: Type.String(),
  usersUpdated: Type.Integer(),
});
export type SettingsUpdated = Static<typeof SettingsUpdated>;
