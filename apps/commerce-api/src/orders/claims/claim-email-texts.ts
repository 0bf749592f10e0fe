import type { EmailTexts, OrderEmailValues } from '../emails/order-email-values.js';

export type ClaimEmailKind =
  'claimReceived' | 'claimCredited' | 'claimCreditedByHand' | 'claimRefused';
type ClaimTexts = Readonly<Record<ClaimEmailKind, (values: OrderEmailValues) => EmailTexts>>;

const german = (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
  subject,
  greeting: 'Guten Tag!',
  paragraphs,
  closing: ['Danke für Ihre Nachricht.'],
  action: { label: 'Bestellung ansehen', url },
});

const english = (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
  subject,
  greeting: 'Hello!',
  paragraphs,
  closing: ['Thank you for telling us.'],
  action: { label: 'Show order', url },
});

export const claimEmailsInGerman: ClaimTexts = {
  claimReceived: ({ shop, number, link }) =>
    german(
      `${shop}: Wir sehen uns Ihre Reklamation an`,
      [
        `Tut uns leid, dass bei Ihrer Bestellung ${number} etwas nicht gepasst hat. Wir sehen uns das an und schreiben Ihnen, so schnell es geht.`,
      ],
      link,
    ),
  claimCredited: ({ shop, number, link, amount }) =>
    german(
      `${shop}: Sie bekommen ${amount} zurück`,
      [
        `Tut uns leid, dass bei Ihrer Bestellung ${number} etwas nicht gepasst hat. Wir erstatten Ihnen ${amount}, so wie Sie bezahlt haben.`,
      ],
      link,
    ),
  claimCreditedByHand: ({ shop, number, link, amount }) =>
    german(
      `${shop}: Sie bekommen ${amount} zurück`,
      [
        `Tut uns leid, dass bei Ihrer Bestellung ${number} etwas nicht gepasst hat. Wir zahlen Ihnen ${amount} zurück und melden uns dazu bei Ihnen.`,
      ],
      link,
    ),
  claimRefused: ({ shop, number, link, answer = '' }) =>
    german(
      `${shop}: Ihre Reklamation zu Bestellung ${number}`,
      [
        `Wir haben uns Ihre Reklamation zu Bestellung ${number} angesehen und können diesmal nichts erstatten.`,
        answer,
      ],
      link,
    ),
};

export const claimEmailsInEnglish: ClaimTexts = {
  claimReceived: ({ shop, number, link }) =>
    english(
      `${shop}: we are looking into your claim`,
      [
        `We are sorry that something was wrong with your order ${number}. We are looking into it and will write to you as soon as we can.`,
      ],
      link,
    ),
  claimCredited: ({ shop, number, link, amount }) =>
    english(
      `${shop}: you get ${amount} back`,
      [
        `We are sorry that something was wrong with your order ${number}. We refund ${amount} the way you paid.`,
      ],
      link,
    ),
  claimCreditedByHand: ({ shop, number, link, amount }) =>
    english(
      `${shop}: you get ${amount} back`,
      [
        `We are sorry that something was wrong with your order ${number}. We pay you ${amount} back and will be in touch about it.`,
      ],
      link,
    ),
  claimRefused: ({ shop, number, link, answer = '' }) =>
    english(
      `${shop}: your claim about order ${number}`,
      [
        `We looked into your claim about order ${number} and cannot refund anything this time.`,
        answer,
      ],
      link,
    ),
};
