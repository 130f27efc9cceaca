import { type Static, Type } from "typebox";

/** An object without any other fields. */
const closedObject = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** Dots of other scripts separate the parts of a domain as well. */
const email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: "^[^\\s@]+@[^\\s@]+[.\\uff0e\\u3002\\uff61][^\\s@]+$",
});

/** `POST /auth/login` and `POST /admin/login`. */
export const Credentials = closedObject({ email, password: Type.String({ minLength: 1, maxLength: 200 }) });
export type Credentials = Static<typeof Credentials>;

/** `POST /auth/signup`. */
export const SignUp = closedObject({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  email,
  password: Type.String({ minLength: 6, maxLength: 200 }),
});
export type SignUp = Static<typeof SignUp>;

/** The response of `POST /auth/login` and `POST /auth/signup`. */
export const UserSession = Type.Object({
  access_token: Type.String(),
  user_id: Type.String(),
  user: Type.Object({
    email: Type.String(),
    name: Type.String(),
    daily_limit: Type.Integer(),
    prompt_views_today: Type.Integer(),
  }),
});
export type UserSession = Static<typeof UserSession>;

/** The response of `POST /admin/login`. */
export const AdminSession = Type.Object({
  access_token: Type.String(),
  admin: Type.Object({ email: Type.String(), name: Type.String() }),
});
export type AdminSession = Static<typeof AdminSession>;

/** `POST /admin/signup`: 403 with 'Invalid admin code', or 'Administrator sign-up is closed' while no code is configured. */
export const AdminSignUp = closedObject({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  email,
  password: Type.String({ minLength: 8, maxLength: 200 }),
  adminCode: Type.String({ maxLength: 200 }),
});
export type AdminSignUp = Static<typeof AdminSignUp>;

/** `GET /public/demo`: credentials to show on `/admin/login`; null unless the server runs with demo data. */
export const DemoCredentials = Type.Object({
  admin: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()]),
  user: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()]),
});
export type DemoCredentials = Static<typeof DemoCredentials>;

const password = Type.String({ minLength: 1, maxLength: 200 });
const newPassword = Type.String({ minLength: 6, maxLength: 200 });
const token = Type.String({ minLength: 20, maxLength: 100 });

/** A sign-in; dates are ISO 8601. `browser` is a readable name: "Chrome on Windows". */
export const AccountSession = Type.Object({
  id: Type.String(),
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  browser: Type.String(),
  current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;

/** `GET /auth/sessions`, the latest first. */
export const SessionList = Type.Object({ sessions: Type.Array(AccountSession) });
export type SessionList = Static<typeof SessionList>;

/** `PUT /auth/password`: 403 `wrong-password`, 422 `weak-password`. */
export const PasswordChange = closedObject({ currentPassword: password, newPassword });
export type PasswordChange = Static<typeof PasswordChange>;

/** The new token, which replaces the one that the request was made with. */
export const RenewedToken = Type.Object({ access_token: Type.String() });
export type RenewedToken = Static<typeof RenewedToken>;

/** `POST /auth/forgot`: 202 whether or not the email has an account. */
export const ForgotPassword = closedObject({ email });
export type ForgotPassword = Static<typeof ForgotPassword>;

/** A sentence for the visitor. */
export const Message = Type.Object({ message: Type.String() });
export type Message = Static<typeof Message>;

/** `POST /auth/reset`: 410 `link-expired`, 422 `weak-password`. */
export const PasswordReset = closedObject({ token, password: newPassword });
export type PasswordReset = Static<typeof PasswordReset>;

/** `role`: which kind of account was reset, and therefore which login page comes next. */
export const PasswordResetDone = Type.Object({
  role: Type.Union([Type.Literal("user"), Type.Literal("admin")]),
});
export type PasswordResetDone = Static<typeof PasswordResetDone>;

/** `POST /admin/users/{id}/reset-link`. */
export const ResetLink = Type.Object({ url: Type.String(), expiresAt: Type.String() });
export type ResetLink = Static<typeof ResetLink>;

/** `GET /auth/account`. `mail`: whether the server can send mail, and so verify emails by a link. */
export const AccountProfile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  joinedAt: Type.String(),
  mail: Type.Boolean(),
});
export type AccountProfile = Static<typeof AccountProfile>;

/** `PUT /auth/account`. */
export const NameChange = closedObject({ name: Type.String({ minLength: 1, maxLength: 80 }) });
export type NameChange = Static<typeof NameChange>;

/** `PUT /auth/email`: if the server can send mail, the change takes effect when the link in the message is opened. */
export const EmailChange = closedObject({ email, password });
export type EmailChange = Static<typeof EmailChange>;

/** `POST /auth/verify`: 410 `link-expired`, 409 `email-taken`. */
export const EmailVerification = closedObject({ token });
export type EmailVerification = Static<typeof EmailVerification>;

/** `DELETE /auth/sessions/{id}`: 403 `password-needed` if the sign-in is over 15 minutes old, 403 `wrong-password`. */
export const SessionEnd = closedObject({ password: Type.Optional(password) });
export type SessionEnd = Static<typeof SessionEnd>;

/** `DELETE /auth/account`: 403 `wrong-password`. */
export const AccountDeletion = closedObject({ password });
export type AccountDeletion = Static<typeof AccountDeletion>;

const ImageEvent = Type.Object({ day: Type.String(), imageId: Type.String() });

/** `GET /auth/export`: everything that is stored about the account. Days are YYYY-MM-DD. */
export const AccountExport = Type.Object({
  exportedAt: Type.String(),
  profile: Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean(),
    status: Type.String(),
    joinedAt: Type.String(),
    lastActiveAt: Type.String(),
    dailyLimit: Type.Integer(),
    promptViews: Type.Integer(),
    downloads: Type.Integer(),
  }),
  reveals: Type.Array(ImageEvent),
  views: Type.Array(ImageEvent),
  downloads: Type.Array(ImageEvent),
  copies: Type.Array(ImageEvent),
  sessions: Type.Array(AccountSession),
});
export type AccountExport = Static<typeof AccountExport>;
