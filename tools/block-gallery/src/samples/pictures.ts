import { inside, picture, type Samples, type ShopFacts } from '../sample.js';

/** What is mostly seen. */
export function pictures({ say }: ShopFacts): Samples {
  const stall = say('Ein Marktstand', 'A market stall');
  const item = (name: string, caption: string) => ({
    ...picture(name, stall),
    caption,
    link: '/sitemap',
    newTab: false,
  });
  const items = [
    item('frisch', say('Obst und Gemüse', 'Fruit and vegetables')),
    item('backen', say('Backzutaten', 'Baking goods')),
    item('lieferung', say('Lieferwagen', 'Delivery van')),
  ];
  const teaser = {
    title: say('Advent im Markt', 'Advent at the market'),
    text: say('Kekse, Nüsse, Mandarinen.', 'Biscuits, nuts, tangerines.'),
    link: '/sitemap',
    newTab: false,
    picture: picture('advent'),
    cta: say('Zum Advent', 'To Advent'),
  };
  const small = { ...picture('getraenke'), width: 480, height: 480 };
  return {
    image: {
      fields: {
        ...picture('fruehstueck', stall),
        caption: say('Ein Bild mit Unterschrift', 'A picture with a caption'),
        link: '/sitemap',
        newTab: true,
      },
    },
    'image-list': { fields: { items, size: 'large' }, variants: [{ items, size: 'small' }] },
    'image-slider': { fields: { label: say('Bilder zum Schieben', 'Pictures to slide'), items } },
    teaser: { fields: teaser, variants: [{ ...teaser, picture: small }] },
    'teaser-slider': {
      fields: {},
      children: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        inside(id, 'teaser', { title: `${teaser.title} ${id}`, link: '/sitemap', picture: small }),
      ),
    },
    publication: {
      fields: {
        title: say('Saisonkalender', 'Calendar of seasons'),
        cover: picture('frisch', say('Titelblatt', 'Cover')),
        link: '/sitemap',
        newTab: true,
        cta: say('Blättern', 'Leaf through'),
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
