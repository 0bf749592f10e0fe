import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-payment-signature';
/** Maximum age of a signature in seconds, in either direction. */
const toleranceS = 300;

const macOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** `t=1790000000,v1=…`: the moment of sending and an HMAC-SHA256 over it and the body. */
export function sign(secret: string, now: Date, body: string): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

export function isSigned(secret: string, header: unknown, body: string, now: Date): boolean {
  if (typeof header !== 'string') return false;
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceS) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(seconds), body)));
}
