import { query } from '../support/database.js';

interface Row {
  readonly subject: string;
  readonly body: string;
}

/** The newest mail to an address from the outbox, of `database` where the shop has its own. */
export async function newestEmail(to: string, database?: string): Promise<Row> {
  const [found] = await query<Row>(
    'SELECT subject, body FROM mails WHERE lower(recipient) = lower($1) ORDER BY id DESC LIMIT 1',
    [to],
    database,
  );
  if (!found) throw new Error(`there is no mail to ${to}`);
  return found;
}

/** Path and query of the link in a mail. */
export async function linkTo(to: string): Promise<string> {
  const { body } = await newestEmail(to);
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  if (link === undefined) throw new Error(`the mail to ${to} has no link`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
