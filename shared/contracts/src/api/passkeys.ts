import { type Static, Type } from "typebox";

/** Binary values are base64url; browsers' responses are validated field by field. */
const binary = Type.String({ minLength: 1, maxLength: 20_000 });
const password = Type.String({ minLength: 1, maxLength: 200 });
const credential = {
  id: Type.String({ minLength: 1, maxLength: 1_400 }),
  rawId: binary,
  type: Type.Literal("public-key"),
  clientExtensionResults: Type.Object({}),
};

/** A new passkey, as WebAuthn's RegistrationResponseJSON. */
export const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: Type.Optional(Type.Array(Type.String({ pattern: "^[a-z-]{1,20}$" }), { maxItems: 10 })),
  }),
});
export type NewCredential = Static<typeof NewCredential>;

/** The response when a passkey is used, as WebAuthn's AuthenticationResponseJSON. */
export const UsedCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type UsedCredential = Static<typeof UsedCredential>;

const requirement = Type.Union([
  Type.Literal("required"),
  Type.Literal("preferred"),
  Type.Literal("discouraged"),
]);
const descriptors = Type.Array(Type.Object({ id: Type.String(), type: Type.String() }));

/** The options for creating a passkey, as WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const CreationOptions = Type.Object({
  rp: Type.Object({ name: Type.String(), id: Type.Optional(Type.String()) }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal("public-key"), alg: Type.Integer() })),
  timeout: Type.Optional(Type.Integer()),
  excludeCredentials: Type.Optional(descriptors),
  authenticatorSelection: Type.Optional(
    Type.Object({ residentKey: Type.Optional(requirement), userVerification: Type.Optional(requirement) }),
  ),
});
export type CreationOptions = Static<typeof CreationOptions>;

/** The options for using a passkey, as WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Integer()),
  userVerification: Type.Optional(requirement),
  allowCredentials: Type.Optional(descriptors),
});
export type RequestOptions = Static<typeof RequestOptions>;

/**
 * The 202 response of `POST /auth/login` for users with passkeys, and of `POST /admin/login` where passkeys are required:
 * the password was right, a passkey is next.
 */
export const PasskeyDemand = Type.Union([
  Type.Object({ passkey: Type.Literal("create"), options: CreationOptions }),
  Type.Object({ passkey: Type.Literal("use"), options: RequestOptions }),
]);
export type PasskeyDemand = Static<typeof PasskeyDemand>;

/** `name` is the browser that it was created in; dates are ISO 8601. */
export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;

/**
 * `GET /auth/passkeys`. `required`: each sign-in needs a passkey after the password. `recoveryCodes`: how many are left.
 */
export const PasskeyList = Type.Object({
  passkeys: Type.Array(Passkey),
  required: Type.Boolean(),
  recoveryCodes: Type.Integer(),
});
export type PasskeyList = Static<typeof PasskeyList>;

/** Codes that stand in for a lost passkey, each once. They can't be read again. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** `POST /auth/passkeys`: the first passkey comes with recovery codes. */
export const PasskeyAdded = Type.Object({ passkey: Passkey, recoveryCodes: Type.Array(Type.String()) });
export type PasskeyAdded = Static<typeof PasskeyAdded>;

/** `POST /auth/login/recovery-code`: instead of the passkey that the challenge was for, after the password. */
export const UsedRecoveryCode = Type.Object(
  {
    challenge: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { additionalProperties: false },
);
export type UsedRecoveryCode = Static<typeof UsedRecoveryCode>;

/** `POST /auth/passkeys/options`, `DELETE /auth/passkeys/{id}` and `POST /auth/recovery-codes`: 403 `wrong-password`. */
export const PasskeyConfirmation = Type.Object({ password }, { additionalProperties: false });
export type PasskeyConfirmation = Static<typeof PasskeyConfirmation>;
