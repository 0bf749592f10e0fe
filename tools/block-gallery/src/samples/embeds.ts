import { picture, type Samples, type ShopFacts } from '../sample.js';

/** Content of other sites. */
export function embeds({ say }: ShopFacts): Samples {
  return {
    publication: {
      fields: {
        title: say('Saisonkalender', 'Calendar of seasons'),
        cover: picture('frisch', say('Titelblatt', 'Cover')),
        link: '/sitemap',
        newTab: true,
        cta: say('Blättern', 'Browse'),
        text: say('Was wann reif ist.', 'What is ripe when.'),
        note: say('12 Seiten', '12 pages'),
        validFrom: '2026-01-01',
        validTo: '2026-12-31',
      },
    },
    video: {
      fields: {
        provider: 'file',
        url: '/media/film-markt.webm',
        title: say('Ein Morgen im Markt', 'A morning at the market'),
        caption: say('Ein eigener Film.', 'A film of our own.'),
        poster: picture('markt'),
      },
      variants: [
        { provider: 'youtube', id: 'abcdefghijk', title: say('Fremder Film', 'Foreign film') },
        { provider: 'vimeo', id: '12345678', title: 'Vimeo', poster: picture('markt') },
      ],
    },
    iframe: {
      fields: {
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=16.3%2C48.2%2C16.4%2C48.3',
        title: say('Karte: Markt am Laubenweg', 'Map: the market'),
        link: 'https://www.openstreetmap.org/#map=17/48.2101/16.3512',
        poster: picture('frisch'),
        height: 360,
      },
    },
  };
}
