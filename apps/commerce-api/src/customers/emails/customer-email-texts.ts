import { inLanguage } from '../../kernel/text/language.js';
import type { EmailContent } from '../../mail/email-template.js';
import {
  type CustomerEmailValues,
  type EmailTextsByKind,
  type CustomerEmailKind,
} from './customer-email-kinds.js';
import { en } from './customer-email-english.js';
import { fr } from './customer-email-french.js';
import { hi } from './customer-email-hindi.js';

export * from './customer-email-kinds.js';

const de: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}: Bitte bestätigen Sie Ihr Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [`Bestätigen Sie Ihr Konto bei ${shop} mit diesem Link. Er gilt zwei Tage:`],
    action: { label: 'Konto bestätigen', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}: Sie haben schon ein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Jemand wollte mit Ihrer E-Mail-Adresse ein Konto bei ${shop} anlegen. Sie haben schon eines. Falls Sie Ihr Passwort nicht mehr wissen, legen Sie hier ein neues fest:`,
    ],
    action: { label: 'Neues Passwort festlegen', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun, Ihr Konto ist unverändert.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}: Ihr neues Passwort`,
    greeting: 'Guten Tag!',
    paragraphs: ['Mit diesem Link legen Sie ein neues Passwort fest. Er gilt eine Stunde:'],
    action: { label: 'Neues Passwort festlegen', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun, Ihr Passwort bleibt gleich.'],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}: Zu dieser Adresse gibt es kein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Jemand wollte das Passwort Ihres Kontos bei ${shop} ändern. Mit dieser E-Mail-Adresse gibt es keines. Vielleicht haben Sie sich mit einer anderen registriert, oder Sie legen hier ein Konto an:`,
    ],
    action: { label: 'Konto anlegen', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}: Bitte bestätigen Sie Ihre neue E-Mail-Adresse`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Bestätigen Sie die neue Adresse für Ihr Konto mit diesem Link. Er gilt einen Tag:',
    ],
    action: { label: 'Adresse bestätigen', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}: Diese Adresse hat schon ein Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie gehört schon zu einem, daher bleibt alles, wie es ist.',
    ],
    action: { label: 'Anmelden', url: link },
    closing: ['Waren Sie das nicht? Dann müssen Sie nichts tun.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}: Ihr Passwort wurde geändert`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Das Passwort Ihres Kontos wurde gerade geändert. Waren Sie das nicht, legen Sie hier ein neues fest:',
    ],
    action: { label: 'Neues Passwort festlegen', url: link },
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
      'Ihr Konto und alles, was dazugehört, ist gelöscht. Von Ihren Bestellungen behalten wir ohne Ihren Namen, was gesetzlich vorgeschrieben ist.',
    ],
    action: { label: 'Zum Shop', url: link },
    closing: ['Danke für Ihr Vertrauen.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}: Neuer Passkey in Ihrem Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Mit einem neuen Passkey kann man sich ab jetzt in Ihrem Konto anmelden. Waren Sie das nicht, löschen Sie ihn im Konto und legen Sie hier ein neues Passwort fest:',
    ],
    action: { label: 'Neues Passwort festlegen', url: link },
    closing: ['Waren Sie es selbst? Dann ist nichts zu tun.'],
  }),
  phone: ({ shop, link }) => ({
    subject: `${shop}: Anmelden mit Ihrer Telefonnummer`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Eine Telefonnummer ist bestätigt, mit der man sich ab jetzt in Ihrem Konto anmelden kann. Waren Sie das nicht, entfernen Sie sie im Konto und legen Sie hier ein neues Passwort fest:',
    ],
    action: { label: 'Neues Passwort festlegen', url: link },
    closing: ['Waren Sie es selbst? Dann ist nichts zu tun.'],
  }),
  phoneMoved: ({ shop, link }) => ({
    subject: `${shop}: Ihre Telefonnummer gehört zu einem anderen Konto`,
    greeting: 'Guten Tag!',
    paragraphs: [
      'Die Telefonnummer, mit der Sie sich angemeldet haben, wurde für ein anderes Konto bestätigt. In Ihrem Konto gilt sie nicht mehr. Melden Sie sich mit Ihrer E-Mail-Adresse an:',
    ],
    action: { label: 'Anmelden', url: link },
    closing: ['Haben Sie die Nummer noch? Dann bestätigen Sie sie im Konto neu.'],
  }),
};

/** What the shop writes to its customers, and to those who are taken for one. */
export function customerEmail(
  kind: CustomerEmailKind,
  { locale, firstLocale }: { readonly locale: string; readonly firstLocale?: string | undefined },
  values: CustomerEmailValues,
): EmailContent {
  return inLanguage({ de, en, fr, hi }, locale, firstLocale)[kind](values);
}
