import { type Static, Type } from "typebox";

const email = Type.String({ minLength: 3, maxLength: 254, pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" });

/** `POST /auth/login` and `POST /admin/login`. */
export const Credentials = Type.Object(
  { email, password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

/** `POST /auth/signup`. */
export const SignUp = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    email,
    password: Type.String({ minLength: 6, maxLength: 200 }),
  },
  { additionalProperties: false },
);
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
export const AdminSignUp = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    email,
    password: Type.String({ minLength: 8, maxLength: 200 }),
    adminCode: Type.String({ maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type AdminSignUp = Static<typeof AdminSignUp>;

/** `GET /public/demo`: credentials to show on `/admin/login`; null unless the server runs with demo data. */
export const DemoCredentials = Type.Object({
  admin: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()]),
  user: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()]),
});
export type DemoCredentials = Static<typeof DemoCredentials>;
