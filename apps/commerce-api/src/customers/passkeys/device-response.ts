import * as z from 'zod/mini';

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];
const isTransport = (value: string): value is Transport =>
  (transports as readonly string[]).includes(value);

const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.looseObject({}), {}),
};

/** Response of a device that has created a passkey; transports that we do not know are dropped. */
export const RegistrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.pipe(
      z._default(z.array(z.string()), []),
      z.transform((given) => given.filter(isTransport)),
    ),
  }),
});

/** Response of a device that signs a customer in. */
export const AuthenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.exactOptional(z.string()),
  }),
});
