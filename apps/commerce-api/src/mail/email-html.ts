import type { EmailContent, EmailBranding, EmailTable } from './email-template.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for markup and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** "Terms: https://…" alone, as conditions end a mail. */
const NAMED_LINK = /^([^.:]+?)\u202f?: (https?:\/\/\S+)$/;

/** A sentence; the name of a link in place of its address, which plain text shows. */
function sentenceHtml(text: string): string {
  const [, name, url] = NAMED_LINK.exec(text) ?? [];
  if (name === undefined || url === undefined) return escapeHtml(text);
  return `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(name)}</a>`;
}

/** Rows with row headers for screen readers; the value is at the end of its row. */
function tableHtml({ title, rows }: EmailTable, colours: EmailBranding['colours']): string {
  const text = escapeHtml(colours.text);
  const line = escapeHtml(colours.ground);
  const cell = `padding:8px 0;border-bottom:1px solid ${line};color:${text};vertical-align:top`;
  const body = rows.map(([name, value, weight]) => {
    const face = `${cell};font-weight:${weight === 'strong' ? 700 : 400}`;
    return `<tr><th scope="row" align="left" style="${face}">${escapeHtml(name)}</th><td align="right" style="${face};padding-left:16px;white-space:pre-line">${escapeHtml(value)}</td></tr>`;
  });
  return `<h2 style="margin:24px 0 8px;font-size:16px;color:${text}">${escapeHtml(title)}</h2><table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${body.join('')}</table>`;
}

/** HTML of a mail: tables and inline styles, because mail clients support little else. */
export function emailHtml(
  email: EmailContent,
  { shop, locale, imprint, colours }: EmailBranding,
): string {
  const { action } = email;
  const name = escapeHtml(shop);
  const face = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
  // A web address in a sentence is wider than a phone.
  const breaking = 'overflow-wrap:anywhere;word-break:break-word';
  const paragraph = (text: string, colour: string) =>
    `<p style="margin:0 0 16px;color:${escapeHtml(colour)};${breaking}">${sentenceHtml(text)}</p>`;
  const small = (lines: readonly string[]) =>
    `<p style="margin:0;color:${escapeHtml(colours.muted)};font-size:14px">${lines.map(escapeHtml).join('<br>')}</p>`;
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${escapeHtml(colours.brand)};color:${escapeHtml(colours.onBrand)};text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;color:${escapeHtml(colours.muted)};font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`;
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(email.subject)}</title></head>`,
    `<body style="margin:0;background:${escapeHtml(colours.ground)};${face};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">',
    `<tr><td style="padding:16px 24px;background:${escapeHtml(colours.brand)};color:${escapeHtml(colours.onBrand)};font-size:20px;font-weight:700">${name}</td></tr>`,
    `<tr><td style="padding:24px;background:${escapeHtml(colours.surface)};color:${escapeHtml(colours.text)}">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(email.greeting)}</h1>`,
    ...email.paragraphs.map((text) => paragraph(text, colours.text)),
    ...(email.tables ?? []).map((table) => tableHtml(table, colours)),
    button ?? '',
    ...email.closing.map((text) => paragraph(text, colours.muted)),
    paragraph(shop, colours.text),
    ...(imprint.length > 0 ? [small(imprint)] : []),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}
