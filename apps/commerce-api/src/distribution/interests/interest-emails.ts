import { inLanguage } from '../../kernel/text/language.js';
import type { EmailContent } from '../../mail/email-template.js';

interface EmailValues {
  readonly shop: string;
  /** Postcode, and its town where it is known. */
  readonly place: string;
  readonly link: string;
}

type EmailTexts = (values: EmailValues) => EmailContent;

const german: Record<'confirm' | 'arrived', EmailTexts> = {
  confirm: ({ shop, place, link }) => ({
    subject: `${shop}: Dürfen wir Ihnen Bescheid geben?`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Sie möchten wissen, sobald wir nach ${place} liefern. Bitte bestätigen Sie das mit diesem Link, er gilt zwei Tage:`,
    ],
    action: { label: 'Ja, bitte Bescheid geben', url: link },
    closing: [
      'Auf derselben Seite löschen Sie Ihre E-Mail-Adresse auch wieder.',
      'Waren Sie das nicht? Dann tun Sie einfach nichts.',
    ],
  }),
  arrived: ({ shop, place, link }) => ({
    subject: `${shop}: Wir liefern jetzt zu Ihnen`,
    greeting: 'Gute Nachricht!',
    paragraphs: [`Ab sofort liefern wir nach ${place}. Sie wollten das als Erste wissen.`],
    action: { label: 'Jetzt einkaufen', url: link },
    closing: ['Ihre E-Mail-Adresse haben wir damit von der Liste gelöscht.'],
  }),
};

const english: Record<'confirm' | 'arrived', EmailTexts> = {
  confirm: ({ shop, place, link }) => ({
    subject: `${shop}: shall we tell you when we come?`,
    greeting: 'Hello!',
    paragraphs: [
      `You would like to know when we deliver to ${place}. Please confirm with this link, which works for two days:`,
    ],
    action: { label: 'Yes, please tell me', url: link },
    closing: [
      'You can delete your email address on the same page.',
      'That was not you? Then simply do nothing.',
    ],
  }),
  arrived: ({ shop, place, link }) => ({
    subject: `${shop}: we now deliver to you`,
    greeting: 'Good news!',
    paragraphs: [`From today we deliver to ${place}. You wanted to be among the first to know.`],
    action: { label: 'Start shopping', url: link },
    closing: ['We have deleted your email address from the list.'],
  }),
};

const french: typeof english = {
  confirm: ({ shop, place, link }) => ({
    subject: `${shop}\u202f: devons-nous vous prévenir\u202f?`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Vous souhaitez savoir quand nous livrerons à ${place}. Confirmez-le avec ce lien, valable deux jours\u202f:`,
    ],
    action: { label: 'Oui, prévenez-moi', url: link },
    closing: [
      'Sur la même page, vous pouvez aussi effacer votre adresse e-mail.',
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire.',
    ],
  }),
  arrived: ({ shop, place, link }) => ({
    subject: `${shop}\u202f: nous livrons maintenant chez vous`,
    greeting: 'Bonne nouvelle\u202f!',
    paragraphs: [
      `Dès aujourd’hui, nous livrons à ${place}. Vous vouliez être parmi les premiers à le savoir.`,
    ],
    action: { label: 'Commencer les courses', url: link },
    closing: ['Nous avons effacé votre adresse e-mail de la liste.'],
  }),
};

const hindi: typeof english = {
  confirm: ({ shop, place, link }) => ({
    subject: `${shop}: जब हम आएँ, तो बताएँ?`,
    greeting: 'नमस्ते!',
    paragraphs: [
      `आप जानना चाहते हैं कि हम ${place} में कब डिलीवर करेंगे। कृपया इस लिंक से पुष्टि करें, यह दो दिन तक मान्य है:`,
    ],
    action: { label: 'हाँ, मुझे बताएँ', url: link },
    closing: [
      'उसी पेज पर आप अपना ईमेल पता हटा भी सकते हैं।',
      'यह आपने नहीं किया? तो आपको कुछ करने की ज़रूरत नहीं है।',
    ],
  }),
  arrived: ({ shop, place, link }) => ({
    subject: `${shop}: अब हम आपके यहाँ डिलीवर करते हैं`,
    greeting: 'अच्छी ख़बर!',
    paragraphs: [`आज से हम ${place} में डिलीवर करते हैं। आप यह सबसे पहले जानना चाहते थे।`],
    action: { label: 'ख़रीदारी शुरू करें', url: link },
    closing: ['आपका ईमेल पता हमने सूची से हटा दिया है।'],
  }),
};

/** Mails about a postcode: the double opt-in, and the news that the shop delivers there. */
export function interestEmail(
  kind: 'confirm' | 'arrived',
  { locale, firstLocale }: { readonly locale: string; readonly firstLocale?: string | undefined },
  values: EmailValues,
): EmailContent {
  return inLanguage({ de: german, en: english, fr: french, hi: hindi }, locale, firstLocale)[kind](
    values,
  );
}
