import { createHash } from 'node:crypto';
import type { BrowserContext, Cookie } from '@playwright/test';
import { query } from '../support/database.js';
import { sendRequest, type Reply } from '../support/send-request.js';
import type { Shop } from '../support/shops.js';
import { linkTo } from './emails.js';

/** Cookies that a reply sets; one that it takes away has expired. */
const cookiesIn = ({ headers }: Reply, url: string) =>
  (headers['set-cookie'] ?? []).map((line) => {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const at = pair.indexOf('=');
    const has = (pattern: RegExp) => attributes.some((one) => pattern.test(one));
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      url,
      httpOnly: has(/^httponly$/i),
      secure: has(/^secure$/i),
      sameSite: 'Lax' as const,
      ...(has(/^max-age=0$/i) && { expires: 1 }),
    };
  });

const headerOf = (cookies: readonly Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Sends a body as a browser's pages do, and stores the response's cookies in the browser. */
async function post(context: BrowserContext, url: string, body: object): Promise<void> {
  const { origin } = new URL(url);
  const cookies = await context.cookies(origin);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = {
    'content-type': 'application/json',
    'x-xsrf-token': decodeURIComponent(token),
    cookie: headerOf(cookies),
  };
  const reply = await sendRequest(url, headers, JSON.stringify(body));
  if (reply.status >= 300) throw new Error(`${url}: ${reply.status} ${reply.body}`);
  await context.addCookies(cookiesIn(reply, origin));
}

/**
 * All tests share one network address, whose number of mails is limited. Limits per customer, such as
 * wrong passwords, are tested at the same time.
 */
export async function forgetRequestedMails(): Promise<void> {
  const subjects = ['mail from', 'sign-in from'].flatMap((kind) =>
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((client) =>
      createHash('sha256').update(`${kind}\0${client}\0`).digest('hex'),
    ),
  );
  await query('DELETE FROM sign_in_attempts WHERE subject = ANY($1)', [subjects]);
}

/**
 * Registers and signs in by the calls of the form and of the mail's link, for tests that start with a
 * customer. Open pages are not notified.
 */
export async function registerByApi(
  context: BrowserContext,
  { origin }: Shop,
  person: Readonly<Record<'email' | 'firstName' | 'password', string>>,
): Promise<void> {
  const { email, firstName, password } = person;
  await forgetRequestedMails();
  const cookie = headerOf(await context.cookies(origin));
  await context.addCookies(cookiesIn(await sendRequest(`${origin}/api/csrf`, { cookie }), origin));
  await post(context, `${origin}/api/customers`, {
    salutation: 'Female',
    firstName,
    lastName: 'Berger',
    email,
    password,
    countryCode: 'AT',
    streetName: 'Laubenweg',
    streetNumber: '3',
    postalCode: '1010',
    city: 'Wien',
  });
  const token = new URL(await linkTo(email), origin).searchParams.get('confirm');
  await post(context, `${origin}/api/auth/registration/confirm`, { token });
}
