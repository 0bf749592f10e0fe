import { createPageMessages } from '@larder/platform';

/** Names of the sections that show what customers like, write down and do not eat. */
export const { useText } = createPageMessages('account', {
  de: {
    'section.orders': 'Bestellungen',
    'section.orders.text': 'Was Sie bestellt haben und wie weit es ist',
    'section.favorites': 'Favoriten',
    'section.favorites.text': 'Was Sie mögen und was Sie schon gekauft haben',
    'section.shopping-lists': 'Einkaufslisten',
    'section.shopping-lists.text': 'Aufschreiben, abhaken, mit dem Haushalt teilen',
    'section.diet': 'Allergene und Ernährung',
    'section.diet.text': 'Wovor wir Sie bei jedem Produkt warnen',
  },
  en: {
    'section.orders': 'Orders',
    'section.orders.text': 'What you have ordered, and how far it is',
    'section.favorites': 'Favourites',
    'section.favorites.text': 'What you like and what you bought before',
    'section.shopping-lists': 'Shopping lists',
    'section.shopping-lists.text': 'Write down, tick off, share with your household',
    'section.diet': 'Allergens and diet',
    'section.diet.text': 'What we warn you of with every product',
  },
});
