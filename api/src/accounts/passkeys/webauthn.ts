/** Loads the passkey library on first use: its 200 modules took a tenth of the server's start-up time. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
