import type { AssortmentRows } from '../feed/assortment-rows.js';

/** Flowers, seasonal goods and gift cards; bouquets, pots and cards have no unit price. */
export const flowersAndGifts: AssortmentRows[] = [
  {
    path: 'haushalt/blumen-geschenke/blumen/schnittblumen',
    pack: 'loose',
    vat: 13,
    words: ['Blumen, Strauß, Schnittblumen', 'flowers, bouquet'],
    tips: [
      ['Stiele schräg anschneiden, Wasser täglich wechseln.', 'Cut the stems, change water daily.'],
    ],
    rows: `
Tulpen bunt | Mixed tulips | bluetenmeile | 1 Strauß | 4.99 | tulip | Zehn Stiele, taufrisch gebunden. | Ten stems, freshly tied. | origin=NL count=5 life=5 kg=350 was=5.99
Rosen rot | Red roses | bluetenmeile | 1 Strauß | 7.99 | rose | Fair gehandelt, sieben Stiele. | Fairly traded, seven stems. | origin=KE count=3 life=6 kg=400
Sonnenblumen | Sunflowers | bluetenmeile | 1 Strauß | 4.49 | sunflower | Fünf Stiele vom Feld. | Five stems from the field. | origin=BL regional count=5 life=5 kg=500
Blumenstrauß Sommerwiese | Bouquet summer meadow | bluetenmeile | 1 Strauß | 9.99 | bouquet | Jeden Tag anders gebunden. | Tied differently every day. | origin=AT regional count=1 life=5 kg=450 max=6
`,
  },
  {
    path: 'haushalt/blumen-geschenke/blumen/topfpflanzen',
    pack: 'loose',
    vat: 13,
    words: ['Blumen, Pflanzen, Topfpflanze', 'flowers, plants'],
    tips: [['Nicht zum Verzehr geeignet.', 'Not suitable for eating.']],
    rows: `
Hyazinthe | Hyacinth | bluetenmeile | 1 Topf | 3.49 | hyacinth | Duftet durchs ganze Zimmer. | Scents the whole room. | origin=NL count=1 kg=400
Kaktus klein | Small cactus | bluetenmeile | 1 Topf | 2.99 | cactus | Braucht kaum Wasser. | Needs hardly any water. | origin=NL count=1 kg=300
Grünpflanze | Green plant | bluetenmeile | 1 Topf | 6.99 | potted-plant | Für helle Plätze ohne Sonne. | For bright places without sun. | origin=NL count=1 kg=900 soon=P6D
Hibiskus | Hibiscus | bluetenmeile | 1 Topf | 8.99 | hibiscus | Blüht bis in den Herbst. | Blooms until autumn. | origin=DE count=3 kg=1100 gone
`,
  },
  {
    path: 'haushalt/blumen-geschenke/saisonales',
    pack: 'box',
    vat: 20,
    words: ['Saison, Fest, Advent, Ostern', 'season, feast, Christmas, Easter'],
    tips: [['Solange der Vorrat reicht.', 'While stocks last.']],
    rows: `
Stumpenkerzen | Pillar candles | schatz | 4 Stk | 3.99 | candle | Brennen je rund 20 Stunden. | Each burns for about 20 hours. | kg=500 pack=box tint=#b5323a
Adventkranz | Advent wreath | bluetenmeile | 1 Kranz | 19.90 | own-wreath | Aus Tanne, mit vier Kerzen. | Of fir, with four candles. | origin=AT regional kg=1500 pack=loose count=1 max=1
Christbaumkerzen | Tree candles | schatz | 20 Stk | 2.99 | candle evergreen-tree | Aus Bienenwachs und Stearin. | Of beeswax and stearin. | kg=220 pack=box tint=#2f6f3f
Geschenkpapier Sterne | Gift wrap with stars | wolkenlage | 5 m | 2.49 | wrapped-gift star | Recyclingpapier, fünf Meter. | Recycled paper, five metres. | kg=180 pack=roll tint=#b5323a
Geschenkband | Gift ribbon | wolkenlage | 20 m | 1.79 | ribbon | Aus Baumwolle. | Of cotton. | kg=40 pack=roll tint=#d9a02f
Grillkohle | Barbecue charcoal | schatz | 3 kg | 4.99 | fire | Aus heimischer Buche. | Of local beech. | pack=bag tint=#3a3a3a origin=AT
Ostereierfarben | Easter egg dyes | schatz | 5 Stk | 1.99 | nest-with-eggs | Fünf Farben für dreißig Eier. | Five colours for thirty eggs. | kg=30 pack=box tint=#7fb53a gone
Blumenerde torffrei | Peat-free potting soil | waldquirl | 10 l | 4.49 | seedling potted-plant | Für Balkon und Zimmer. | For balcony and indoors. | kg=6500 pack=bag max=6
`,
  },
  {
    path: 'haushalt/blumen-geschenke/geschenkkarten',
    pack: 'box',
    vat: 0,
    words: ['Gutschein, Geschenk', 'voucher, gift'],
    tips: [
      [
        'Mehrzweckgutschein, die Steuer fällt erst beim Einkauf an.',
        'Multi-purpose voucher, tax is due when it is spent.',
      ],
    ],
    rows: `
Geschenkkarte 25 Euro | Gift card 25 euros | - | 1 Karte | 25.00 | wrapped-gift | Für jeden Einkauf bei uns. | For any purchase with us. | kg=10 pack=box tint=#4c8c2b max=10 class=giftCard
Geschenkkarte 50 Euro | Gift card 50 euros | - | 1 Karte | 50.00 | wrapped-gift ribbon | Drei Jahre lang gültig. | Valid for three years. | kg=10 pack=box tint=#2b78c5 max=10 class=giftCard
Geschenkkarte 100 Euro | Gift card 100 euros | - | 1 Karte | 100.00 | wrapped-gift star | Auch in Teilen einlösbar. | Can be used in parts. | kg=10 pack=box tint=#b5442c max=6 class=giftCard
`,
  },
];
