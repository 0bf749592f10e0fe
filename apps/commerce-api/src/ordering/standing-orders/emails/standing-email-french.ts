import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import type { StandingEmailTexts, StandingEmailValues } from './standing-email-values.js';

const reasons: Readonly<Record<StandingProblem, (values: StandingEmailValues) => string>> = {
  PRICE: ({ total, highest }) =>
    `Elle coûterait ${total}, plus que votre limite de ${highest}. Acceptez le nouveau total d’un clic et nous commandons tout de suite.`,
  PAYMENT: () =>
    'Nous n’avons pas pu débiter votre carte. Votre banque vous demande peut-être d’approuver le paiement. Choisissez un autre moyen de paiement, ou passez vous-même la commande cette fois.',
  MINIMUM: () =>
    'Ce qui est disponible n’atteint pas le minimum de commande. Ajoutez quelques produits.',
  MAXIMUM: () =>
    'Elle est plus grande ou plus lourde que ce que nous pouvons livrer. Retirez quelque chose.',
  ADDRESS: () => 'Nous ne pouvons pas livrer à cette adresse pour le moment.',
  WINDOW: () => 'Il ne reste pas de créneau convenable ce jour-là.',
  UNAVAILABLE: () => 'Aucun de vos produits n’est disponible pour le moment.',
  OTHER: () => 'Une erreur s’est produite. Jetez-y un œil.',
};

/** Problems after which the next day is tried without the customer. */
const passing: readonly StandingProblem[] = ['WINDOW', 'UNAVAILABLE', 'OTHER'];

export const fr: StandingEmailTexts = {
  items: 'Vos produits',
  dearer: 'Plus cher maintenant',
  reminder: ({ shop, name, day, link, total, highest, placeAt }) => ({
    subject: `${shop}\u202f: «\u202f${name}\u202f» arrive ${day}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Votre commande régulière «\u202f${name}\u202f» revient bientôt\u202f: ${day}. Vous pouvez tout modifier ou la sauter jusqu’à ${placeAt}.`,
      `Aux prix du jour, elle coûte ${total}. Elle ne dépassera pas ${highest} sans votre accord.`,
    ],
    action: { label: 'Modifier ou sauter', url: link },
    closing: ['Tout va bien\u202f? Alors il n’y a rien à faire.'],
  }),
  placed: ({ shop, name, day, link }, { missing, replaced, otherWindow }) => ({
    subject: `${shop}\u202f: changements dans «\u202f${name}\u202f»`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Nous avons passé votre commande régulière «\u202f${name}\u202f» pour ${day}. Elle n’est pas tout à fait comme souhaité\u202f:`,
      ...(otherWindow === undefined
        ? []
        : [`Votre créneau était complet. Le prochain libre est ${otherWindow}.`]),
      ...replaced.map(([wanted, found]) => `Vous recevez ${found} au lieu de ${wanted}.`),
      ...(missing.length > 0 ? [`Non compris cette fois\u202f: ${missing.join(', ')}.`] : []),
    ],
    action: { label: 'Voir la commande régulière', url: link },
    closing: ['Vous pouvez encore modifier ou annuler la commande jusqu’à son heure limite.'],
  }),
  notPlaced: (values, problem) => ({
    subject: `${values.shop}\u202f: «\u202f${values.name}\u202f» n’a pas été commandé`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Nous n’avons pas passé votre commande régulière «\u202f${values.name}\u202f» pour ${values.day}.`,
      reasons[problem](values),
    ],
    action: { label: 'Ouvrir la commande régulière', url: values.link },
    closing: [
      passing.includes(problem)
        ? 'Nous réessaierons la prochaine fois.'
        : 'D’ici là, nous ne commandons plus rien pour vous.',
    ],
  }),
};
