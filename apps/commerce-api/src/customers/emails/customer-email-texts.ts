import { languageOf } from '../../kernel/text/language.js';
import type { EmailContent } from '../../mail/email-template.js';

interface CustomerEmailValues {
  readonly shop: string;
  readonly link: string;
}
type EmailTextsByKind = Readonly<
  Record<CustomerEmailKind, (words: CustomerEmailValues) => EmailContent>
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
  | 'passkey';

const de: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}: Bitte bestätigen Sie Ihr Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [`Mit diesem Link beginnt Ihr Konto bei ${shop}. Er gilt zwei Tage:`],
    action: { label: 'Konto bestätigen', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}: Sie haben schon ein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Jemand wollte mit Ihrer E-Mail-Adresse ein Konto bei ${shop} anlegen. Sie haben schon eines. Falls Sie Ihr Passwort nicht mehr wissen, setzen Sie hier ein neues:`,
    ],
    action: { label: 'Neues Passwort setzen', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts, Ihr Konto ist unverändert.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}: Ihr neues Passwort`,
    greeting: 'Guten Tag!',
    paragraphs: ['Mit diesem Link setzen Sie ein neues Passwort. Er gilt eine Stunde:'],
    action: { label: 'Neues Passwort setzen', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts, Ihr Passwort bleibt.'],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}: Zu dieser Adresse gibt es kein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Jemand wollte das Passwort Ihres Kontos bei ${shop} ändern. Mit dieser E-Mail-Adresse gibt es keines. Vielleicht haben Sie sich mit einer anderen registriert, oder Sie legen hier ein Konto an:`,
    ],
    action: { label: 'Zu den Konten', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}: Bitte bestätigen Sie Ihre neue E-Mail-Adresse`,
    greeting: 'Guten Tag!',
    paragraphs: ['Mit diesem Link gilt die neue Adresse für Ihr Konto. Er gilt einen Tag:'],
    action: { label: 'Adresse bestätigen', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}: Diese Adresse hat schon ein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie gehört schon zu einem, daher bleibt alles, wie es ist.',
    ],
    action: { label: 'Anmelden', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}: Ihr Passwort wurde geändert`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Das Passwort Ihres Kontos wurde gerade geändert. Waren Sie das nicht, setzen Sie hier ein neues:',
    ],
    action: { label: 'Neues Passwort setzen', url: link },
    closing: ['Waren Sie es selbst? Dann ist nichts zu tun.'],
  }),
  moved: ({ shop, link }) => ({
    subject: `${shop}: Ihr Konto hat eine neue E-Mail-Adresse`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Ihr Konto gehört ab jetzt zu einer anderen E-Mail-Adresse. Mit dieser hier melden Sie sich nicht mehr an.',
    ],
    action: { label: 'Zur Anmeldung', url: link },
    closing: ['Waren Sie das nicht? Dann schreiben Sie uns bitte gleich.'],
  }),
  deleted: ({ shop, link }) => ({
    subject: `${shop}: Ihr Konto ist gelöscht`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Ihr Konto und alles, was dazugehört, ist gelöscht. Von Ihren Bestellungen behalten wir ohne Ihren Namen, was das Gesetz verlangt.',
    ],
    action: { label: 'Zum Shop', url: link },
    closing: ['Danke für Ihr Vertrauen.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}: Ein Passkey ist dazugekommen`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Mit einem neuen Passkey kann man sich ab jetzt in Ihrem Konto anmelden. Waren Sie das nicht, löschen Sie ihn im Konto und setzen Sie hier ein neues Passwort:',
    ],
    action: { label: 'Neues Passwort setzen', url: link },
    closing: ['Waren Sie es selbst? Dann ist nichts zu tun.'],
  }),
};

const en: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}: please confirm your account`,
    greeting: 'Hello!',
    paragraphs: [`With this link your account at ${shop} begins. It works for two days:`],
    action: { label: 'Confirm account', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}: you already have an account`,
    greeting: 'Hello!',
    paragraphs: [
      `Somebody wanted to open an account at ${shop} with your email address. You already have one. If you have forgotten your password, set a new one here:`,
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['That was not you? Then simply do nothing: your account is unchanged.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}: your new password`,
    greeting: 'Hello!',
    paragraphs: ['With this link you set a new password. It works for one hour:'],
    action: { label: 'Set a new password', url: link },
    closing: ['That was not you? Then simply do nothing: your password stays.'],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}: there is no account with this address`,
    greeting: 'Hello!',
    paragraphs: [
      `Somebody wanted to change the password of your account at ${shop}. There is none with this email address. Perhaps you registered with another one, or you open an account here:`,
    ],
    action: { label: 'To the accounts', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}: please confirm your new email address`,
    greeting: 'Hello!',
    paragraphs: ['With this link the new address is that of your account. It works for one day:'],
    action: { label: 'Confirm address', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}: this address already has an account`,
    greeting: 'Hello!',
    paragraphs: [
      'Somebody wanted to use this email address for another account. It belongs to one already, so everything stays as it is.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}: your password was changed`,
    greeting: 'Hello!',
    paragraphs: [
      'The password of your account was changed just now. If that was not you, set a new one here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If it was you, there is nothing to do.'],
  }),
  moved: ({ shop, link }) => ({
    subject: `${shop}: your account has a new email address`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account belongs to another email address from now on. You do not sign in with this one any more.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['If that was not you, please write to us at once.'],
  }),
  deleted: ({ shop, link }) => ({
    subject: `${shop}: your account is deleted`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account and everything that belongs to it is deleted. Of your orders we keep what the law demands, without your name.',
    ],
    action: { label: 'To the shop', url: link },
    closing: ['Thank you for your trust.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}: a passkey was added`,
    greeting: 'Hello!',
    paragraphs: [
      'From now on one can sign in to your account with a new passkey. If that was not you, delete it in your account and set a new password here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If it was you, there is nothing to do.'],
  }),
};

/** What the shop writes to its customers, and to those who are taken for one. */
export function customerEmail(
  kind: CustomerEmailKind,
  locale: string,
  words: CustomerEmailValues,
): EmailContent {
  return (languageOf(locale) === 'de' ? de : en)[kind](words);
}
