import { inside, type Samples, type ShopFacts } from '../sample.js';

/** Frames, headings, and what leads on. */
export function frames({ say }: ShopFacts): Samples {
  const text = (id: string) =>
    inside(id, 'text', {
      html: say(
        '<p>Ein Absatz in seinem Rahmen, mit <a href="/sitemap">einem Link</a>.</p>',
        '<p>A paragraph in its frame, with <a href="/sitemap">a link</a>.</p>',
      ),
    });
  const column = (id: string, span: number) => inside(id, 'column', { span }, [text(`${id}-text`)]);
  return {
    section: {
      fields: { title: say('Ein Abschnitt', 'A section'), tone: 'tinted' },
      children: [text('section-text')],
    },
    'home-start': {
      fields: { title: say('Schnell zum Einkauf', 'Shop in seconds') },
      children: [text('home-start-text')],
    },
    row: { fields: {}, children: [column('a', 4), column('b', 4), column('c', 4)] },
    column: { frame: 'row', fields: { span: 6 }, children: [text('column-text')] },
    headline: {
      fields: { text: say('Frisch vom Markt', 'Fresh from the market'), level: 3 },
      variants: [{ text: say('Darunter', 'Below it'), level: 4 }],
    },
    button: {
      fields: { label: say('Zum Sortiment', 'See everything'), link: '/sitemap', newTab: true },
      variants: [{ label: say('Zweiter Knopf', 'Second'), link: '/', kind: 'secondary' }],
    },
    'auto-redirect': {
      // Waits for consent that the gallery's visitors have not given.
      keeps: ['cookieType'],
      fields: {
        url: '/sitemap',
        label: say('Weiter zur Übersicht', 'On to all pages'),
        scrolls: false,
        cookieType: 'marketing',
      },
    },
    'line-separator': { fields: {}, isSilent: true },
    'user-message': {
      fields: { text: say('Am Feiertag ist geschlossen.', 'Closed on the holiday.'), tone: 'info' },
      variants: ['success', 'warning', 'error'].map((tone) => ({
        text: say(`So sieht ${tone} aus.`, `This is what ${tone} looks like.`),
        tone,
      })),
    },
  };
}
