import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import type { StandingEmailTexts, StandingEmailValues } from './standing-email-values.js';

const reasons: Readonly<Record<StandingProblem, (values: StandingEmailValues) => string>> = {
  PRICE: ({ total, highest }) =>
    `It would cost ${total}, which is more than your limit of ${highest}. Accept the new total with one click and we’ll order straight away.`,
  PAYMENT: () =>
    'We couldn’t charge your card. Your bank may want you to approve the payment yourself. Choose another payment method, or place the order yourself this time.',
  MINIMUM: () =>
    'What is available comes to less than the minimum order value. Just add a few products.',
  MAXIMUM: () => 'It is larger or heavier than we can deliver. Please take something out.',
  ADDRESS: () => 'We can’t deliver to this address at the moment.',
  WINDOW: () => 'No suitable time slot is left on that day.',
  UNAVAILABLE: () => 'None of your products is available at the moment.',
  OTHER: () => 'Something went wrong. Please take a quick look.',
};

/** Problems after which the next day is tried without the customer. */
const passing: readonly StandingProblem[] = ['WINDOW', 'UNAVAILABLE', 'OTHER'];

export const en: StandingEmailTexts = {
  items: 'Your products',
  dearer: 'Now more expensive',
  reminder: ({ shop, name, day, link, total, highest, placeAt }) => ({
    subject: `${shop}: “${name}” is coming on ${day}`,
    greeting: 'Hello!',
    paragraphs: [
      `Your standing order “${name}” is due again soon: on ${day}. You can change anything or skip this one until ${placeAt}.`,
      `At today’s prices it comes to ${total}. It won’t be more than ${highest} unless you agree.`,
    ],
    action: { label: 'Change or skip', url: link },
    closing: ['All good? Then there’s nothing to do.'],
  }),
  placed: ({ shop, name, day, link }, { missing, replaced, otherWindow }) => ({
    subject: `${shop}: changes to “${name}”`,
    greeting: 'Hello!',
    paragraphs: [
      `We’ve ordered your standing order “${name}” for ${day}. It isn’t quite as you wished:`,
      ...(otherWindow === undefined
        ? []
        : [`Your time slot was fully booked. The next free one is ${otherWindow}.`]),
      ...replaced.map(([wanted, found]) => `You’ll get ${found} instead of ${wanted}.`),
      ...(missing.length > 0 ? [`Not included this time: ${missing.join(', ')}.`] : []),
    ],
    action: { label: 'View standing order', url: link },
    closing: ['You can still change or cancel the order until its cut-off.'],
  }),
  notPlaced: (values, problem) => ({
    subject: `${values.shop}: “${values.name}” was not ordered`,
    greeting: 'Hello!',
    paragraphs: [
      `We didn’t order your standing order “${values.name}” for ${values.day}.`,
      reasons[problem](values),
    ],
    action: { label: 'Open standing order', url: values.link },
    closing: [
      passing.includes(problem)
        ? 'We’ll try again next time.'
        : 'Until then we won’t order anything more for you.',
    ],
  }),
};
