import type { Registration } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

export const password = 'Vogel-im-Baum-7';

export const anna: Registration = {
  email: 'Anna@x.example',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  birthdate: '31.12.1990',
  password,
  phoneNumber: '+436641234567',
  streetName: 'Laubenweg',
  streetNumber: '3',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
  deliveryNote: 'Beim Hund läuten',
};

export const boris: Registration = { ...anna, email: 'boris@x.example', firstName: 'Boris' };

export interface WrittenMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Every mail of the shop, the oldest first. */
export const mailsOf = (shop: TestApp) =>
  rows<WrittenMail>(shop.db, sql`SELECT recipient, subject, body FROM mails ORDER BY id`);

/** Token of the link in the newest mail. */
export async function newestToken(shop: TestApp): Promise<string> {
  const body = (await mailsOf(shop)).at(-1)?.body ?? '';
  return /[?&](?:confirm|token)=([\w-]+)/.exec(body)?.[1] ?? '';
}

/** A registered and confirmed customer of a shop, in their own browser. */
export async function signedIn(
  shop: TestApp,
  person: Registration = anna,
  of: { readonly tenant?: string; readonly locale?: string } = {},
): Promise<TestClient> {
  const client = shop.client(of);
  const asked = await client.post('/api/customers', person);
  const token = await newestToken(shop);
  const confirmed = await client.post('/api/auth/registration/confirm', { token });
  if (asked.status !== 202 || confirmed.status !== 200)
    throw new Error(`${person.email} could not register: ${asked.status} ${confirmed.status}`);
  return client;
}

export const signIn = (client: TestClient, email = anna.email, secret = password) =>
  client.post<{ readonly errorCode?: string }>('/api/auth/login', { email, password: secret });
