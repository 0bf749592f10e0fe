import { createPageMessages } from '@larder/platform';

/** Apart from the other words about holds, which come with the clock. */
export const { useText: useHoldEndedText, getText: getHoldEndedText } = createPageMessages(
  'cart-checkout.hold',
  {
    de: {
      ended:
        'Die Reservierung Ihres Zeitfensters ist abgelaufen. Es ist noch frei: Sie können es wieder nehmen.',
    },
    en: {
      ended: 'The hold on your time slot has ended. The slot is still free: you can take it again.',
    },
  },
);
