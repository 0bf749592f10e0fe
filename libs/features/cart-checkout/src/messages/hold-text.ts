import { createPageMessages } from '@larder/platform';

/** Words about the time for which a window is held. */
export const { useText: useHoldText, getText: getHoldText } = createPageMessages(
  'cart-checkout.hold',
  {
    de: {
      'left#one': 'Ihr Zeitfenster ist noch eine Minute für Sie reserviert.',
      'left#other': 'Ihr Zeitfenster ist noch {count} Minuten für Sie reserviert.',
      longer: 'Länger reservieren',
      again: 'Verlängert.',
    },
    en: {
      'left#one': 'Your time slot is held for you for one more minute.',
      'left#other': 'Your time slot is held for you for another {count} minutes.',
      longer: 'Hold it for longer',
      again: 'Extended.',
    },
  },
);
