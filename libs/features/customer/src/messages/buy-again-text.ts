import { createPageMessages } from '@larder/platform';

export const { useText } = createPageMessages('account', {
  de: {
    'again.begin': 'Wieder kaufen',
    'again.title': 'Das ist heute anders',
    'again.gone': 'gibt es nicht mehr.',
    'again.unavailable': 'ist gerade nicht zu haben.',
    'again.dearer': 'kostet jetzt {now} statt {before}.',
    'again.cheaper': 'kostet jetzt nur {now} statt {before}.',
    'again.quantity': 'gibt es jetzt nur als {now} statt {before}.',
    'again.put#one': '{count} Produkt in den Warenkorb',
    'again.put#other': '{count} Produkte in den Warenkorb',
    'again.agree': '{name} trotzdem kaufen',
    'again.cancel': 'Abbrechen',
    'again.close': 'Schließen',
    'again.added': 'Liegt im Warenkorb.',
    'again.notAdded': 'Nicht alles konnte in den Warenkorb gelegt werden.',
    'again.failed':
      'Die Produkte konnten nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    'again.begin': 'Buy again',
    'again.title': 'This is different today',
    'again.gone': 'is no longer in the shop.',
    'again.unavailable': 'cannot be had at the moment.',
    'again.dearer': 'costs {now} now instead of {before}.',
    'again.cheaper': 'costs only {now} now instead of {before}.',
    'again.quantity': 'comes as {now} now instead of {before}.',
    'again.put#one': 'Put {count} product into the cart',
    'again.put#other': 'Put {count} products into the cart',
    'again.agree': 'Buy {name} all the same',
    'again.cancel': 'Cancel',
    'again.close': 'Close',
    'again.added': 'It is in your cart.',
    'again.notAdded': 'Not everything could be put into the cart.',
    'again.failed': 'The products could not be checked. Please try again.',
  },
});
