import type { Customer, Registration } from '@larder/contracts/customer';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { signedIn } from './people.js';

export const phone = '+436641234567';

export const newestCode = ({ texts }: TestApp) =>
  /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
export const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

/** A guest's request for a code, and the login by one. */
export const ask = (by: TestClient, phoneNumber = phone) =>
  by.post('/api/auth/phone/code', { phoneNumber });
export const enter = (by: TestClient, oneTimeCode: string, phoneNumber = phone) =>
  by.post<{ errorCode?: string }>('/api/auth/phone', { phoneNumber, oneTimeCode });

/** A customer's request for a code, and the proof of their number by one. */
export const askProof = (by: TestClient, phoneNumber = phone) =>
  by.post('/api/customers/phone/code', { phoneNumber });
export const prove = (by: TestClient, oneTimeCode: string, phoneNumber = phone) =>
  by.put<Customer>('/api/customers/phone', { phoneNumber, oneTimeCode });

/** A customer whose number is verified. */
export async function verified(shop: TestApp, person?: Registration): Promise<TestClient> {
  const client = await signedIn(shop, person);
  await askProof(client);
  const { status } = await prove(client, newestCode(shop));
  if (status !== 200) throw new Error(`The number could not be verified: ${status}`);
  return client;
}

/** A guest whose code is on its way. */
export async function guestWithCode(shop: TestApp) {
  const guest = shop.client();
  await ask(guest);
  return { guest, code: newestCode(shop) };
}
