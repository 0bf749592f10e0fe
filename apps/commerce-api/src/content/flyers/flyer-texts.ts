const de = {
  valid: 'Gültig von {from} bis {to}',
  upcoming: 'Dieses Flugblatt gilt ab {from}.',
  ended: 'Dieses Flugblatt galt bis {to}.',
  former: 'statt {amount}',
  lowest: '30-Tage-Bestpreis: {amount}',
  maximum: 'Höchstpreis {amount} inkl. aller Steuern',
  member: 'Mit Karte {amount}',
  multi: '{count} für {amount}',
  each: 'je ca. {weight}',
  deposit: 'zzgl. {amount} Pfand',
  note: 'Angebote solange der Vorrat reicht. Es gelten die Preise im Shop am Tag der Bestellung.',
  page: 'Seite {page} von {of}',
  'unit.g': 'g',
  'unit.ml': 'ml',
  'unit.kg': 'kg',
  'unit.l': 'l',
  'unit.piece': 'Stück',
  'unit.wash': 'Waschgang',
  'unit.sheet': 'Blatt',
  'unit.metre': 'm',
};
export type FlyerTexts = typeof de;

const en: FlyerTexts = {
  valid: 'Valid from {from} to {to}',
  upcoming: 'This leaflet starts on {from}.',
  ended: 'This leaflet ended on {to}.',
  former: 'was {amount}',
  lowest: 'Lowest price in 30 days: {amount}',
  maximum: 'MRP {amount}, incl. of all taxes',
  member: 'With your card {amount}',
  multi: '{count} for {amount}',
  each: 'about {weight} each',
  deposit: 'plus {amount} deposit',
  note: 'While stocks last. The prices in the shop on the day of your order apply.',
  page: 'Page {page} of {of}',
  'unit.g': 'g',
  'unit.ml': 'ml',
  'unit.kg': 'kg',
  'unit.l': 'l',
  'unit.piece': 'piece',
  'unit.wash': 'wash',
  'unit.sheet': 'sheets',
  'unit.metre': 'm',
};

const fr: FlyerTexts = {
  valid: 'Valable du {from} au {to}',
  upcoming: 'Ce prospectus commence le {from}.',
  ended: 'Ce prospectus a pris fin le {to}.',
  former: 'au lieu de {amount}',
  lowest: 'Prix le plus bas sur 30 jours\u202f: {amount}',
  maximum: 'Prix maximal {amount}, taxes comprises',
  member: 'Avec la carte {amount}',
  multi: '{count} pour {amount}',
  each: 'pièce d’env. {weight}',
  deposit: '+ {amount} de consigne',
  note: 'Dans la limite des stocks disponibles. Les prix du magasin au jour de la commande s’appliquent.',
  page: 'Page {page} sur {of}',
  'unit.g': 'g',
  'unit.ml': 'ml',
  'unit.kg': 'kg',
  'unit.l': 'l',
  'unit.piece': 'pièce',
  'unit.wash': 'lavage',
  'unit.sheet': 'feuilles',
  'unit.metre': 'm',
};

export const flyerTexts = { de, en, fr };

/** A text with its `{names}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
