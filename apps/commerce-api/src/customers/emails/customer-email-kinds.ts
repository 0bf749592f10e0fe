import type { EmailContent } from '../../mail/email-template.js';

export interface CustomerEmailValues {
  readonly shop: string;
  readonly link: string;
}
export type EmailTextsByKind = Readonly<
  Record<CustomerEmailKind, (values: CustomerEmailValues) => EmailContent>
>;
export type CustomerEmailKind =
  | 'registration'
  | 'known'
  | 'password'
  | 'unknown'
  | 'email'
  | 'emailKnown'
  | 'changed'
  | 'moved'
  | 'deleted'
  | 'passkey'
  | 'phone'
  | 'phoneMoved';
