/** Loads the WebAuthn library, with its parsers of certificates, at the first call that needs it. */
export const webauthn = () => import('@simplewebauthn/server');
