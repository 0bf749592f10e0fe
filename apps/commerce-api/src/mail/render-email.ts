import { colonOf } from '../kernel/text/colon.js';
import type { EmailContent, EmailBranding, EmailTable } from './email-template.js';
import { emailHtml } from './email-html.js';

export interface EmailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Both parts of a mail: for readers that show plain text alone, and in the colours of the shop. */
export function renderEmail(email: EmailContent, head: EmailBranding): EmailParts {
  const { greeting, paragraphs, tables = [], action, closing } = email;
  const rows = tables.map((table) => tableText(table, colonOf(head.locale)));
  const text = [
    greeting,
    ...paragraphs,
    ...rows,
    ...(action ? [action.url] : []),
    ...closing,
    [head.shop, ...head.imprint].join('\n'),
  ];
  return {
    subject: oneLine(email.subject),
    text: `${text.join('\n\n')}\n`,
    html: emailHtml(email, head),
  };
}

function tableText({ title, rows }: EmailTable, colon: string): string {
  return [title.toUpperCase(), ...rows.map(([name, value]) => name + colon + value)].join('\n');
}

/** A subject is one line; a second one would be a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
