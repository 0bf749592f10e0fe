import type * as z from 'zod/mini';
import type { commerceApiSettings } from './settings-schema.js';

export interface MessagingSettings {
  /** Gateway of text messages, and its token. */
  readonly sms?: { readonly url: string; readonly token: string };
  /** Keys of push messages, and the operator's address. */
  readonly vapid?: {
    readonly publicKey: string;
    readonly privateKey: string;
    readonly subject: string;
  };
}

/** What text and push messages are sent with: each of them whole, or not at all. */
export function readMessaging(env: z.output<typeof commerceApiSettings>): MessagingSettings {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = env;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const { VAPID_SUBJECT: subject } = env;
  return {
    ...(url !== undefined && token !== undefined && { sms: { url, token } }),
    ...(publicKey !== undefined &&
      privateKey !== undefined &&
      subject !== undefined && { vapid: { publicKey, privateKey, subject } }),
  };
}
