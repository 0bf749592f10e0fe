import { inLanguage } from '../../kernel/text/language.js';
import type { EmailContent } from '../../mail/email-template.js';

interface EmailValues {
  readonly shop: string;
  readonly link: string;
}

const texts = {
  de: ({ shop, link }: EmailValues): EmailContent => ({
    subject: `${shop}: Bitte bestätigen Sie Ihre Anmeldung`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Sie möchten Post von ${shop}. Bitte bestätigen Sie das mit diesem Link, er gilt zwei Tage:`,
    ],
    action: { label: 'Anmeldung bestätigen', url: link },
    closing: ['Waren Sie das nicht? Dann tun Sie einfach nichts.'],
  }),
  en: ({ shop, link }: EmailValues): EmailContent => ({
    subject: `${shop}: please confirm your subscription`,
    greeting: 'Hello!',
    paragraphs: [
      `You would like mail from ${shop}. Please confirm with this link, which works for two days:`,
    ],
    action: { label: 'Confirm subscription', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  fr: ({ shop, link }: EmailValues): EmailContent => ({
    subject: `${shop}\u202f: confirmez votre inscription`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Vous souhaitez recevoir des e-mails de ${shop}. Confirmez-le avec ce lien, valable deux jours\u202f:`,
    ],
    action: { label: 'Confirmer l’inscription', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire.'],
  }),
  hi: ({ shop, link }: EmailValues): EmailContent => ({
    subject: `${shop}: कृपया अपनी सदस्यता की पुष्टि करें`,
    greeting: 'नमस्ते!',
    paragraphs: [`आप ${shop} से ईमेल पाना चाहते हैं। कृपया इस लिंक से पुष्टि करें, यह दो दिन तक मान्य है:`],
    action: { label: 'सदस्यता की पुष्टि करें', url: link },
    closing: ['यह आपने नहीं किया? तो आपको कुछ करने की ज़रूरत नहीं है।'],
  }),
};

/** Mail of the double opt-in (NEWS-09): the topics, the link, and how to unsubscribe. */
export function confirmationEmail(
  locale: string,
  values: EmailValues,
  firstLocale?: string,
): EmailContent {
  return inLanguage(texts, locale, firstLocale)(values);
}
