import type { OrderPickupPlace } from '@larder/contracts/checkout';
import type { OrderEmailKind } from './order-email-texts.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf } from './order-formatters.js';

const german = ({ kind, name, code }: OrderPickupPlace) =>
  kind === 'BAY'
    ? `Parken Sie auf Abholplatz ${name} und tippen Sie in der Bestellung auf „Ich bin da“. Wir bringen sie Ihnen ans Auto.`
    : `Sie liegt in Fach ${name}${code === undefined ? '' : `. Ihr Code zum Öffnen: ${code}`}.`;

const english = ({ kind, name, code }: OrderPickupPlace) =>
  kind === 'BAY'
    ? `Park in pickup bay ${name} and tap “I am here” in your order. We’ll bring it to your car.`
    : `It’s in locker ${name}${code === undefined ? '' : `. Your code to open it: ${code}`}.`;

const french = ({ kind, name, code }: OrderPickupPlace) =>
  kind === 'BAY'
    ? `Garez-vous à l’emplacement ${name} et touchez «\u202fJe suis là\u202f» dans la commande. Nous l’apportons à votre voiture.`
    : `Elle est dans le casier ${name}${code === undefined ? '' : `. Votre code pour l’ouvrir\u202f: ${code}`}.`;

const hindi = ({ kind, name, code }: OrderPickupPlace) =>
  kind === 'BAY'
    ? `पिकअप बे ${name} में गाड़ी लगाएँ और ऑर्डर में “मैं आ गया/गई” पर टैप करें। हम ऑर्डर आपकी गाड़ी तक ले आएँगे।`
    : `यह लॉकर ${name} में है${code === undefined ? '' : `। खोलने का कोड: ${code}`}।`;

/** Where an order waits in its store, once it does. */
export function pickupMessages(
  reader: Pick<EmailReader, 'locale'>,
  kind: OrderEmailKind,
  place: OrderPickupPlace | null | undefined,
): string[] {
  if (kind !== 'ready' || !place) return [];
  return [textsOf({ de: german, en: english, fr: french, hi: hindi }, reader)(place)];
}
