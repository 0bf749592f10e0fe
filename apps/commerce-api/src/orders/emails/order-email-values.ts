import type { EmailContent } from '../../mail/email-template.js';

/** Texts for the placeholders of the sentences. */
export interface OrderEmailValues {
  readonly shop: string;
  readonly number: string;
  readonly link: string;
  readonly span: string;
  readonly cutOff: string;
  readonly isPickup: boolean;
  /** The amount to pay again, or that is refunded. */
  readonly amount: string;
  /** What the shop answers a claim; absent for other mails. */
  readonly answer?: string | undefined;
}

/** The sentences of a mail. */
export type EmailTexts = Pick<
  EmailContent,
  'subject' | 'greeting' | 'paragraphs' | 'action' | 'closing'
>;
