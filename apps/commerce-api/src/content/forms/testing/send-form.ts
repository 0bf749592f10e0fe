import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { xsrfHeader } from '../../../kernel/http/session.js';
import type { TestApp } from '../../../testing/test-app.js';

export const message = { formId: 'kontakt', firstname: 'Anna', text: 'Wo bleibt die Milch?' };
export type Part = readonly [name: string, value: string | File];
export const partsOf = (values: object): Part[] => Object.entries(values);

/** Sends form data as a browser does: session, token, and a boundary. */
export async function sendForm(
  shop: TestApp,
  parts: readonly Part[],
  headers: Record<string, string> = {},
) {
  const client = shop.client();
  await client.get('/api/csrf');
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  const request = new Response(data);
  const token = client.cookies.get('XSRF-TOKEN') ?? '';
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/content/forms/contact',
    headers: {
      'x-forwarded-host': 'alpha.test',
      [xsrfHeader]: token,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    cookies: Object.fromEntries(client.cookies),
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<ApiError>() };
}

export const submissionsOf = (shop: TestApp) =>
  rows<{ kind: string; form_id: string; fields: object; tenant: string }>(
    shop.db,
    sql`SELECT tenant, kind, form_id, fields FROM form_submissions`,
  );
