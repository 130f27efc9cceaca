/** Loads the library of passkeys with the first use of one: its 200 modules were a tenth of the server's start. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
