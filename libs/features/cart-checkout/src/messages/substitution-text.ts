import { createPageMessages } from '@larder/platform';

/** Words about what is to be done where something is missing; the order's own page has them too. */
export const { useText: useSubstitutionText, getText: getSubstitutionText } = createPageMessages(
  'cart-checkout.substitution',
  {
    de: {
      title: 'Wenn etwas fehlt',
      'hint#one': '{names} kann ausgehen, bevor Ihre Bestellung zusammengestellt wird.',
      'hint#other': 'Das kann ausgehen, bevor Ihre Bestellung zusammengestellt wird: {names}',
      SIMILAR: 'Etwas Ähnliches schicken',
      'SIMILAR.hint': 'Nie teurer als das, was Sie bestellt haben',
      LEAVE_OUT: 'Weglassen',
      'LEAVE_OUT.hint': 'Sie bezahlen nur, was kommt',
      CALL: 'Mich anrufen',
      'CALL.hint': 'Erreichen wir Sie nicht, lassen wir es weg',
      perItem: 'Für einzelne Produkte anders',
      asAll: 'Wie alles andere',
    },
    en: {
      title: 'If something is missing',
      'hint#one': '{names} may be sold out before your order is picked.',
      'hint#other': 'These may be sold out before your order is picked: {names}',
      SIMILAR: 'Send something similar',
      'SIMILAR.hint': 'Never dearer than what you ordered',
      LEAVE_OUT: 'Leave it out',
      'LEAVE_OUT.hint': 'You pay only for what comes',
      CALL: 'Ask me by phone',
      'CALL.hint': 'If we cannot reach you we leave it out',
      perItem: 'Choose differently for single products',
      asAll: 'Like everything else',
    },
  },
);
