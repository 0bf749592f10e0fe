/** A text attachment of a mail. */
export interface Attachment {
  readonly name: string;
  /** Media type with its parameters. */
  readonly type: string;
  readonly text: string;
}

/** A mail as it is sent. */
export interface OutgoingMail {
  readonly to: string;
  /** The shop's name; the address is the transport's. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** Empty: plain text alone. */
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** The same at every try, so that a reader's server knows a mail that comes twice. */
  readonly id: string;
}

/** The way out for mails. */
export interface MailTransport {
  /** Resolves once a server has accepted the mail; throws `Undeliverable` when it never will. */
  send(mail: OutgoingMail, stop: AbortSignal): Promise<void>;
  /** The texts stay readable after the delivery. */
  readonly keepsBody: boolean;
}

/** The mail's own fault, or its reader's: no later try would end otherwise. */
export class Undeliverable extends Error {}

/** For development: the table is the outbox, and `/dev/mails` shows it. Nothing leaves the machine. */
export const readableOutbox: MailTransport = { send: async () => undefined, keepsBody: true };
