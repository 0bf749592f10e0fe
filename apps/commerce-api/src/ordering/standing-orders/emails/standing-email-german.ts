import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import type { StandingEmailTexts, StandingEmailValues } from './standing-email-values.js';

const reasons: Readonly<Record<StandingProblem, (values: StandingEmailValues) => string>> = {
  PRICE: ({ total, highest }) =>
    `Sie würde ${total} kosten, das ist mehr als Ihr Höchstbetrag von ${highest}. Mit einem Klick können Sie dem neuen Betrag zustimmen, dann bestellen wir sofort.`,
  PAYMENT: () =>
    'Ihre Karte konnte nicht belastet werden. Vielleicht möchte Ihre Bank, dass Sie die Zahlung selbst freigeben. Wählen Sie eine andere Zahlungsart oder bestellen Sie diesmal selbst.',
  MINIMUM: () =>
    'Was davon erhältlich ist, liegt unter dem Mindestbestellwert. Ergänzen Sie einfach ein paar Produkte.',
  MAXIMUM: () => 'Sie ist größer oder schwerer, als wir liefern können. Nehmen Sie etwas heraus.',
  ADDRESS: () => 'An diese Adresse können wir zurzeit nicht liefern.',
  WINDOW: () => 'An diesem Tag ist kein passendes Zeitfenster mehr frei.',
  UNAVAILABLE: () => 'Keines Ihrer Produkte ist zurzeit erhältlich.',
  OTHER: () => 'Dabei ist etwas schiefgegangen. Sehen Sie bitte kurz nach.',
};

/** Problems after which the next day is tried without the customer. */
const passing: readonly StandingProblem[] = ['WINDOW', 'UNAVAILABLE', 'OTHER'];

export const de: StandingEmailTexts = {
  items: 'Ihre Produkte',
  dearer: 'Teurer geworden',
  reminder: ({ shop, name, day, link, total, highest, placeAt }) => ({
    subject: `${shop}: „${name}“ kommt am ${day}`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Ihre Dauerbestellung „${name}“ ist bald wieder dran: am ${day}. Bis ${placeAt} können Sie alles ändern oder den Termin auslassen.`,
      `Nach heutigen Preisen sind es ${total}. Mehr als ${highest} werden es nicht, ohne dass wir Sie fragen.`,
    ],
    action: { label: 'Ändern oder auslassen', url: link },
    closing: ['Passt alles? Dann müssen Sie nichts tun.'],
  }),
  placed: ({ shop, name, day, link }, { missing, replaced, otherWindow }) => ({
    subject: `${shop}: Änderungen bei „${name}“`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Wir haben Ihre Dauerbestellung „${name}“ für ${day} bestellt. Ganz wie gewünscht ging es nicht:`,
      ...(otherWindow === undefined
        ? []
        : [`Ihr Zeitfenster war ausgebucht, das nächste freie ist ${otherWindow}.`]),
      ...replaced.map(([wanted, found]) => `Statt ${wanted} kommt ${found}.`),
      ...(missing.length > 0 ? [`Diesmal nicht dabei: ${missing.join(', ')}.`] : []),
    ],
    action: { label: 'Dauerbestellung ansehen', url: link },
    closing: ['Bis zum Bestellschluss können Sie die Bestellung noch ändern oder stornieren.'],
  }),
  notPlaced: (values, problem) => ({
    subject: `${values.shop}: „${values.name}“ wurde nicht bestellt`,
    greeting: 'Guten Tag!',
    paragraphs: [
      `Ihre Dauerbestellung „${values.name}“ für ${values.day} haben wir nicht bestellt.`,
      reasons[problem](values),
    ],
    action: { label: 'Dauerbestellung öffnen', url: values.link },
    closing: [
      passing.includes(problem)
        ? 'Beim nächsten Termin versuchen wir es wieder.'
        : 'Bis dahin bestellen wir nichts mehr für Sie.',
    ],
  }),
};
