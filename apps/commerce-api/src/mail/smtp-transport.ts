import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.js';
import { Undeliverable } from './transport.js';

/** Milliseconds of silence after which a server counts as away. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Responses about a single mail; errors of login or server may be temporary. */
const permanentErrorCodes = ['EENVELOPE', 'EMESSAGE'];

/** SMTP by `smtp://user:password@host:port` or `smtps://…`, from the address `from`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    keepsBody: false,
    async send({ to, sender, subject, text, html, attachments, id }, signal) {
      try {
        await transport.sendMail({
          signal,
          from: { name: sender, address: from },
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== '' && { html }),
          attachments: attachments.map((one) => ({
            filename: one.name,
            contentType: one.type,
            content: one.text,
          })),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message) : error;
      }
    },
  };
}

function isFinal(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return permanentErrorCodes.includes(code) && responseCode >= 500;
}
