const en = {
  title: 'Member card',
  points: 'Points',
  number: 'Card number',
  asOf: 'Balance of',
  about: 'About the balance',
  note: 'The balance is that of the day on which you added the card. The shop always shows today’s.',
};
export type PassTexts = typeof en;

const de: PassTexts = {
  title: 'Mitgliedskarte',
  points: 'Punkte',
  number: 'Kartennummer',
  asOf: 'Stand vom',
  about: 'Zum Punktestand',
  note: 'Der Punktestand ist der des Tages, an dem Sie die Karte hinzugefügt haben. Den heutigen zeigt der Shop.',
};

const fr: PassTexts = {
  title: 'Carte de fidélité',
  points: 'Points',
  number: 'Numéro de carte',
  asOf: 'Solde au',
  about: 'À propos du solde',
  note: 'Le solde est celui du jour où vous avez ajouté la carte. La boutique affiche toujours celui du jour.',
};

const hi: PassTexts = {
  title: 'सदस्य कार्ड',
  points: 'पॉइंट',
  number: 'कार्ड नंबर',
  asOf: 'बैलेंस की तारीख़',
  about: 'बैलेंस के बारे में',
  note: 'यह बैलेंस उस दिन का है जब आपने कार्ड जोड़ा। आज का बैलेंस शॉप में दिखता है।',
};

/** Texts on member cards in wallets. */
export const passTexts = { en, de, fr, hi };
