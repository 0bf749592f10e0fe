import type { ClaimEmailKind } from '../../../claims/claim-email-texts.js';
import type { EmailTexts, OrderEmailValues } from '../../order-email-values.js';

type Texts<K extends string> = Readonly<Record<K, (values: OrderEmailValues) => EmailTexts>>;

type Kind =
  | ClaimEmailKind
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'onTheWay'
  | 'ready'
  | 'payAnew'
  | 'payPacked'
  | 'rate';

const email = (label: string, closing: string) => {
  return (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
    subject,
    greeting: 'Bonjour,',
    paragraphs,
    action: { label, url },
    closing: [closing],
  });
};

const claim = email('Voir la commande', 'Merci pour votre message.');
const claims: Texts<ClaimEmailKind> = {
  claimReceived: ({ shop, number, link }) =>
    claim(
      `${shop}\u202f: nous examinons votre réclamation`,
      [
        `Nous sommes désolés que tout n’ait pas été parfait dans votre commande ${number}. Nous regardons cela et vous écrivons au plus vite.`,
      ],
      link,
    ),
  claimCredited: ({ shop, number, link, amount }) =>
    claim(
      `${shop}\u202f: nous vous rendons ${amount}`,
      [
        `Nous sommes désolés que tout n’ait pas été parfait dans votre commande ${number}. Nous vous remboursons ${amount} par votre moyen de paiement.`,
      ],
      link,
    ),
  claimCreditedByHand: ({ shop, number, link, amount }) =>
    claim(
      `${shop}\u202f: nous vous rendons ${amount}`,
      [
        `Nous sommes désolés que tout n’ait pas été parfait dans votre commande ${number}. Nous vous rendons ${amount} et vous contactons à ce sujet.`,
      ],
      link,
    ),
  claimRefused: ({ shop, number, link, answer = '' }) =>
    claim(
      `${shop}\u202f: votre réclamation sur la commande ${number}`,
      [
        `Nous avons examiné votre réclamation sur la commande ${number} et ne pouvons rien rembourser cette fois.`,
        answer,
      ],
      link,
    ),
};

const toPay = email('Payer maintenant', 'Merci pour vos achats.');
const order = email('Voir la commande', 'Merci pour vos achats.');

/** The sentences of mails about an order, in French. */
export const fr: Texts<Kind> = {
  ...claims,
  placed: ({ shop, number, link, span, cutOff, isPickup }) =>
    order(
      `${shop}\u202f: votre commande ${number}`,
      [
        `Nous avons bien reçu votre commande ${number}. ${isPickup ? 'Retrait' : 'Livraison'}\u202f: ${span}.`,
        `Vous pouvez la modifier ou l’annuler jusqu’à ${cutOff}. Pour les produits au poids, vous payez le poids réel, mais jamais plus que le montant ci-dessous.`,
      ],
      link,
    ),
  changed: ({ shop, number, link, span }) =>
    order(
      `${shop}\u202f: votre commande ${number} est modifiée`,
      [`Voici maintenant votre commande ${number}. Votre créneau\u202f: ${span}.`],
      link,
    ),
  cancelled: ({ shop, number, link }) =>
    order(
      `${shop}\u202f: votre commande ${number} est annulée`,
      [`Votre commande ${number} est annulée.`],
      link,
    ),
  onTheWay: ({ shop, number, link, span }) =>
    order(
      `${shop}\u202f: votre commande ${number} est en route`,
      [
        `Votre commande ${number} est en route\u202f: ${span}. Voici ce que nous avons préparé\u202f:`,
      ],
      link,
    ),
  ready: ({ shop, number, link, span }) =>
    order(
      `${shop}\u202f: votre commande ${number} est prête`,
      [
        `Votre commande ${number} vous attend en magasin\u202f: ${span}. Voici ce que nous avons préparé\u202f:`,
      ],
      link,
    ),
  payAnew: ({ shop, number, link, cutOff, amount }) =>
    toPay(
      `${shop}\u202f: payez votre commande ${number}`,
      [
        `Nous n’avons pas pu réserver le montant de votre commande ${number}. Payez-la avant ${cutOff}, sinon nous devrons l’annuler.`,
        `Nous réservons ${amount} au maximum et ne débitons qu’une fois la commande préparée.`,
      ],
      link,
    ),
  payPacked: ({ shop, number, link, amount }) =>
    toPay(
      `${shop}\u202f: payez votre commande ${number}`,
      [
        `Votre commande ${number} est préparée, mais votre banque n’a pas effectué le paiement. Payez ${amount}.`,
      ],
      link,
    ),
  rate: ({ shop, number, link }) => ({
    ...order(
      `${shop}\u202f: comment était votre commande\u202f?`,
      [
        `Tout était-il parfait dans votre commande ${number}\u202f? Quelques étoiles nous suffisent.`,
      ],
      `${link}#rating`,
    ),
    closing: [
      `Vous recevez cet e-mail car vous avez accepté les e-mails personnels. Se désabonner\u202f: ${new URL('communication', link).href}`,
    ],
  }),
};
