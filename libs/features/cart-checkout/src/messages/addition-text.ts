import { createPageMessages } from '@larder/platform';

/** Words of a cart that adds to an order. */
export const { useText: useAdditionText } = createPageMessages('cart-checkout.addition', {
  de: {
    note: 'Das ergänzt Ihre Bestellung {number} und kommt mit ihr.',
    leave: 'Lieber neu bestellen',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    note: 'This adds to your order {number} and comes with it.',
    leave: 'Make it a new order',
    failed: 'That did not work. Please try again.',
  },
});
