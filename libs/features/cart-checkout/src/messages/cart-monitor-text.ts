import { createPageMessages } from '@larder/platform';

/** Words of what happens to the cart beside the page that is open. */
export const { useText: useCartMonitorText } = createPageMessages('cart-checkout.watch', {
  de: {
    removed: '{name} entfernt',
    undo: 'Rückgängig',
    'waiting#one':
      'Keine Verbindung: Eine Änderung Ihres Warenkorbs wird gesendet, sobald Sie wieder online sind.',
    'waiting#other':
      'Keine Verbindung: {count} Änderungen Ihres Warenkorbs werden gesendet, sobald Sie wieder online sind.',
    refused: 'Ihre Änderung von vorhin war nicht möglich. Das hier liegt im Warenkorb.',
    minimum: 'Noch {missing} bis zum Mindestbestellwert',
    free: 'Noch {missing} bis zum kostenlosen Service',
    heavy: '{weight} von höchstens {most}',
    weight: 'Gewicht: {weight} von höchstens {most} kg',
  },
  en: {
    removed: '{name} removed',
    undo: 'Undo',
    'waiting#one': 'No connection: a change of your cart is sent as soon as you are online again.',
    'waiting#other':
      'No connection: {count} changes of your cart are sent as soon as you are online again.',
    refused: 'Your earlier change was not possible. This is what is in the cart.',
    minimum: '{missing} to the minimum order',
    free: '{missing} to free service',
    heavy: '{weight} of {most} at most',
    weight: 'Weight: {weight} of at most {most} kg',
  },
});
