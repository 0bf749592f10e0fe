import { inside, type Samples, type ShopFacts } from '../sample.js';

/** Frames, headings, texts and what leads from them. */
export function framesAndTexts({ say }: ShopFacts): Samples {
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
    row: { fields: {}, children: [column('a', 4), column('b', 4), column('c', 4)] },
    column: { frame: 'row', fields: { span: 6 }, children: [text('column-text')] },
    headline: {
      fields: { text: say('Frisch vom Markt', 'Fresh from the market'), level: 3 },
      variants: [{ text: say('Darunter', 'Below it'), level: 4 }],
    },
    text: {
      fields: {
        html: say(
          '<p>Was gut ist: <strong>fett</strong>, <em>kursiv</em>, <a href="/sitemap">ein Link</a>.</p><ul><li>Äpfel</li><li>Birnen</li></ul><blockquote>Wer gut einkauft, kocht halb so lang.</blockquote>',
          '<p>What is good: <strong>bold</strong>, <em>italic</em>, <a href="/sitemap">a link</a>.</p><ul><li>Apples</li><li>Pears</li></ul><blockquote>Shop well and you cook half as long.</blockquote>',
        ),
      },
    },
    button: {
      fields: { label: say('Zum Sortiment', 'See everything'), link: '/sitemap', newTab: true },
      variants: [{ label: say('Zweiter Knopf', 'Second'), link: '/', kind: 'secondary' }],
    },
    'auto-redirect': {
      // Waits for what the visitors of the gallery did not allow.
      keeps: ['cookieType'],
      fields: {
        url: '/sitemap',
        label: say('Weiter zur Übersicht', 'On to all pages'),
        scrolls: false,
        cookieType: 'marketing',
      },
    },
    accordion: {
      fields: {
        items: [
          {
            title: say('Wann liefern Sie?', 'When do you deliver?'),
            html: say('<p>Montag bis Samstag.</p>', '<p>Monday to Saturday.</p>'),
          },
          {
            title: say('Was kostet das?', 'What does it cost?'),
            html: say('<p>Ab 1,90 €.</p>', '<p>From £1.90.</p>'),
          },
        ],
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
    table: {
      fields: {
        caption: say('Liefergebühren', 'Delivery fees'),
        head: ['', say('Mo–Fr', 'Mon–Fri'), say('Samstag', 'Saturday')],
        rows: [
          [say('8–10 Uhr', '8–10 am'), '<strong>4,90</strong>', '4,90'],
          [say('10–16 Uhr', '10 am–4 pm'), '1,90', '–'],
        ],
        hasRowHeads: true,
      },
    },
    tabs: {
      fields: {
        label: say('Städte', 'Towns'),
        items: [
          { title: 'Wien', html: '<p>Laubenweg 1, 1080 Wien.</p>' },
          { title: 'Graz', html: '<p>Am Sonnenmarkt 12, 8010 Graz.</p>' },
        ],
      },
    },
    'custom-html': {
      fields: {
        html: say(
          '<p>Eigenes HTML: <mark>markiert</mark>, <kbd>Strg</kbd></p><dl><dt>Grundpreis</dt><dd>Preis je Kilogramm.</dd></dl><details><summary>Mehr</summary><p>Aufgeklappt.</p></details>',
          '<p>Own HTML: <mark>marked</mark>, <kbd>Ctrl</kbd></p><dl><dt>Unit price</dt><dd>Price for a kilogram.</dd></dl><details><summary>More</summary><p>Opened.</p></details>',
        ),
      },
    },
  };
}
