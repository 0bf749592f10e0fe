import type { Samples, ShopFacts } from '../sample.js';

/** What the shop keeps in the browser, and what editors need. */
export function cookieSamples({ say }: ShopFacts): Samples {
  const group = (title: string) => ({
    title,
    text: say('Ohne sie gibt es keinen Warenkorb.', 'There is no basket without them.'),
    cookies: [
      {
        name: 'session',
        provider: 'Larder',
        purpose: say('erkennt Sie wieder', 'knows you again'),
        lasts: say('90 Tage', '90 days'),
      },
    ],
  });
  return {
    'cookie-list': { fields: { groups: [group(say('Notwendig', 'Necessary'))] } },
    'cookie-settings-button': {
      fields: { label: say('Einwilligung ändern', 'Change your consent') },
      isSilent: true,
    },
    script: { fields: { src: '/scripts/gallery.js', consent: 'statistic' }, isSilent: true },
    tracking: { fields: { pixel: '/favicon.svg', consent: 'statistic' }, isSilent: true },
    'edit-link': {
      fields: { href: 'https://cms.larder.example/blocks/1', name: say('Text', 'Text') },
    },
  };
}
