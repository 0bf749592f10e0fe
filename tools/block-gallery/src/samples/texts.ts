import type { Samples, ShopFacts } from '../sample.js';

/** Formatted texts, and their containers. */
export function texts({ say }: ShopFacts): Samples {
  return {
    text: {
      fields: {
        html: say(
          '<p>Was gut ist: <strong>fett</strong>, <em>kursiv</em>, <a href="/sitemap">ein Link</a>.</p><ul><li>Äpfel</li><li>Birnen</li></ul><blockquote>Wer gut einkauft, kocht halb so lang.</blockquote>',
          '<p>What is good: <strong>bold</strong>, <em>italic</em>, <a href="/sitemap">a link</a>.</p><ul><li>Apples</li><li>Pears</li></ul><blockquote>Shop well and you cook half as long.</blockquote>',
        ),
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
    table: {
      fields: {
        caption: say('Servicebeiträge', 'Service fees'),
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
