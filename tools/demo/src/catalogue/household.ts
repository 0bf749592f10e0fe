import type { AssortmentRows } from '../feed/assortment-rows.js';

export const household: AssortmentRows[] = [
  {
    path: 'haushalt/reinigen/waschmittel',
    pack: 'box',
    vat: 20,
    storage: 'dry',
    words: ['Haushalt, Waschmittel, Wäsche', 'household, laundry'],
    tips: [['Außerhalb der Reichweite von Kindern aufbewahren.', 'Keep out of reach of children.']],
    rows: `
Vollwaschmittel Pulver | Heavy-duty washing powder | blitzelfe | 40 WG | 9.99 | t-shirt | Für strahlendes Weiß ab 30 °C. | Brilliant whites from 30 °C. | kg=2600 group=vollwaschmittel multi=2x16.50
Vollwaschmittel Pulver XL | Heavy-duty washing powder XL | blitzelfe | 80 WG | 17.99 | t-shirt | Der Vorrat für zwei Monate. | A supply for two months. | kg=5200 group=vollwaschmittel was=19.98
Colorwaschmittel flüssig | Liquid colour detergent | blitzelfe | 25 WG | 7.49 | jeans | Hält Farben lange frisch. | Keeps colours fresh for long. | pack=bottle kg=1400 look=detergent tint=#7d4fc4 member=6.49
Wäscheweichspüler Sommerwiese | Fabric softener summer meadow | blitzelfe | 34 WG | 3.29 | blossom | Duftet wie frisch gemäht. | Smells freshly mown. | pack=bottle kg=1100 look=detergent tint=#f19ac0
Fleckenspray gegen Gras, Rotwein, Tomatensauce, Kaffee und Schokolade für weiße und farbige Wäsche aus Baumwolle und Leinen | Stain remover spray for grass, red wine, tomato sauce, coffee and chocolate on white and coloured laundry of cotton and linen | blitzelfe | 500 ml | 4.49 | bubbles | Aufsprühen, einwirken lassen, waschen. | Spray on, leave to work, wash. | pack=bottle look=spray print=Fleckenspray
Öko-Waschnussflocken | Eco laundry flakes | blitzelfe | 20 WG | 6.99 | seedling | Ohne Duftstoffe. | Fragrance-free. | pack=bag kg=600 tint=#6ab04c soon=P3D
Colorwaschmittel Pulver | Colour washing powder | blitzelfe | 40 WG | 9.99 | jeans | Schon ab 20 °C wirksam. | Works from 20 °C. | kg=2600 tint=#7d4fc4
Vollwaschmittel Gelkissen | Laundry capsules | blitzelfe | 30 WG | 10.99 | sparkles t-shirt | Einfach in die Trommel legen. | Just place in the drum. | pack=tub kg=800 was=12.99
Feinwaschmittel Wolle & Seide | Delicates detergent wool & silk | blitzelfe | 25 WG | 4.99 | scarf | Sanft zu feinen Fasern. | Gentle on fine fibres. | pack=bottle look=detergent kg=1100 tint=#d98fb5
Bio-Waschpulver sensitiv | Organic sensitive washing powder | waldquirl | 30 WG | 8.99 | seedling t-shirt | Ohne Duft, für empfindliche Haut. | Unscented, for sensitive skin. | kg=1900
Fleckensalz | Stain remover powder | blitzelfe | 750 g | 4.49 | sparkles | Löst Obst, Gras und Kaffee. | Removes fruit, grass and coffee. | pack=tub tint=#d9447a
Entkalker Waschmaschine | Washing machine descaler | blitzelfe | 500 ml | 3.99 | droplet gear | Alle drei Monate anwenden. | Use every three months. | pack=bottle look=squeeze tint=#2f7fb5
`,
  },
  {
    path: 'haushalt/reinigen/putzmittel',
    pack: 'bottle',
    vat: 20,
    storage: 'dry',
    words: ['Haushalt, Putzmittel, Reinigung', 'household, cleaning'],
    tips: [['Sparsam dosieren.', 'Use sparingly.']],
    rows: `
Geschirrspülmittel Zitrone | Lemon washing-up liquid | blitzelfe | 500 ml | 1.49 | lemon | Löst Fett schon kalt. | Cuts grease even in cold water. | look=squeeze tint=#cddc39
Geschirrspültabs All-in-one | Dishwasher tablets all-in-one | blitzelfe | 50 Stk | 9.99 | sparkles | Mit Klarspüler und Salz. | With rinse aid and salt. | pack=bag kg=900 was=12.99
Allzweckreiniger Orangenöl | All-purpose cleaner orange oil | blitzelfe | 1 l | 2.49 | tangerine | Für Böden und Fliesen. | For floors and tiles. | look=detergent tint=#f28c28 member=1.99
Glasreiniger | Glass cleaner | blitzelfe | 750 ml | 2.29 | window | Streifenfrei und rasch trocken. | Streak-free and quick-drying. | look=spray tint=#3fa7d6
WC-Reiniger Meeresbrise | Toilet cleaner sea breeze | blitzelfe | 750 ml | 1.99 | toilet | Gegen Kalk und Urinstein. | Against limescale. | look=squeeze tint=#1565a8
Topfschwämme | Scouring sponges | schatz | 6 Stk | 1.29 | sponge | Zwei Seiten, sechs Stück. | Two sides, six pieces. | pack=tray kg=60 multi=3/2
Müllsäcke 35 l | Bin bags 35 l | schatz | 20 Stk | 1.99 | wastebasket | Reißfest mit Zugband. | Tear-proof with drawstring. | pack=roll kg=240 tint=#4a4a4a
Geschirrspülmittel Aloe | Aloe washing-up liquid | waldquirl | 500 ml | 1.99 | herb droplet | Pflanzlich, mild zu den Händen. | Plant-based, mild to hands. | look=squeeze
Klarspüler | Rinse aid | blitzelfe | 750 ml | 2.79 | sparkles tumbler-glass | Für Gläser ohne Flecken. | For glasses without spots. | look=squeeze tint=#4fb0d9 nopic
Spezialsalz Geschirrspüler | Dishwasher salt | schatz | 2 kg | 1.79 | salt | Schützt vor Kalk. | Protects against limescale. | pack=box
Badreiniger <5 Minuten> | Bathroom cleaner <5 minutes> | blitzelfe | 750 ml | 2.79 | bathtub | Einsprühen, warten, abspülen. | Spray, wait, rinse. | look=spray print=Badreiniger tint=#1f9a9a
Küchenreiniger Fettlöser | Kitchen degreaser | blitzelfe | 750 ml | 2.79 | cooking | Für Herd, Abzug und Backrohr. | For hob, hood and oven. | look=spray tint=#e0702a member=2.29
Essigreiniger | Vinegar cleaner | waldquirl | 1 l | 1.89 | red-apple sparkles | Löst Kalk auf natürliche Art. | Removes limescale naturally. | look=detergent
Scheuermilch | Cream cleaner | blitzelfe | 500 ml | 1.89 | sponge sparkles | Gründlich, ohne zu kratzen. | Thorough without scratching. | look=squeeze tint=#9fb53a
Schwammtücher | Sponge cloths | schatz | 5 Stk | 1.79 | sponge | Saugstark und waschbar. | Absorbent and washable. | pack=tray kg=60
Mikrofasertücher | Microfibre cloths | blitzelfe | 3 Stk | 3.99 | sparkles window | Für Staub und Glas. | For dust and glass. | pack=bag kg=90 tint=#7a5bb5
Abfallsäcke Bio 10 l | Compostable bags 10 l | waldquirl | 20 Stk | 2.99 | fallen-leaf wastebasket | Kompostierbar, aus Maisstärke. | Compostable, made of corn starch. | pack=roll kg=120
`,
  },
  {
    path: 'haushalt/papier-pflege/papier',
    pack: 'bag',
    vat: 20,
    words: ['Haushalt, Papier', 'household, paper'],
    tips: [
      ['Aus verantwortungsvoll bewirtschafteten Wäldern.', 'From responsibly managed forests.'],
    ],
    rows: `
Toilettenpapier 3-lagig | Toilet paper, 3-ply | wolkenlage | 10 x 150 Blatt | 4.99 | roll-of-paper | Weich und saugstark. | Soft and absorbent. | kg=1100 look=rolls group=toilettenpapier multi=3/2
Toilettenpapier 3-lagig Vorteilspackung | Toilet paper, 3-ply, value pack | wolkenlage | 20 x 150 Blatt | 8.99 | roll-of-paper | Zwanzig Rollen auf Vorrat. | Twenty rolls to store. | kg=2200 look=rolls group=toilettenpapier was=9.98
Küchenrolle | Kitchen roll | wolkenlage | 4 x 64 Blatt | 3.49 | roll-of-paper sponge | Reißfest, auch wenn sie nass ist. | Strong even when wet. | kg=700 look=rolls tint=#f2a154
Taschentücher | Paper tissues | wolkenlage | 30 x 10 Blatt | 3.29 | feather | Dreißig Packerl mit Balsam. | Thirty packs with balm. | kg=450 member=2.79 pack=box
Backpapier | Baking paper | schatz | 20 m | 2.19 | cookie | Beidseitig beschichtet. | Coated on both sides. | pack=roll kg=280
Alufolie | Aluminium foil | schatz | 30 m | 2.99 | roasted-sweet-potato | Extra reißfest. | Extra strong. | pack=roll kg=420 tint=#8d99ae
Recycling-Toilettenpapier | Recycled toilet paper | waldquirl | 8 x 200 Blatt | 3.99 | roll-of-paper seedling | Aus Altpapier, dreilagig. | Of waste paper, 3-ply. | kg=900 look=rolls
Servietten weiß | White napkins | wolkenlage | 100 Stk | 1.99 | white-flower | Zweilagig, für jeden Tisch. | 2-ply, for every table. | pack=box kg=160
Kosmetiktücher Box | Facial tissues, box | wolkenlage | 100 Stk | 1.49 | cloud | Sanft, in der Spenderbox. | Soft, in a dispenser box. | pack=box kg=180 tint=#c7a0d9
Frischhaltefolie | Cling film | schatz | 50 m | 2.49 | cheese-wedge | Haftet sicher. | Clings safely. | pack=roll kg=260 tint=#4a90c2
Gefrierbeutel 3 l | Freezer bags 3 l | schatz | 40 Stk | 1.99 | snowflake | Mit Feld zum Beschriften. | With a space to write on. | pack=box kg=140 tint=#2f6fb5
Jausensackerl Papier | Paper sandwich bags | waldquirl | 50 Stk | 1.89 | sandwich | Fettdicht, ohne Plastik. | Greaseproof, plastic-free. | pack=box kg=150
Kaffeefilter Größe 4 | Coffee filters size 4 | schatz | 100 Stk | 1.69 | hot-beverage | Ungebleicht, reißfest. | Unbleached and tear-proof. | pack=box kg=160 tint=#8a5a3a nopic
`,
  },
  {
    path: 'haushalt/papier-pflege/koerperpflege',
    pack: 'bottle',
    vat: 20,
    words: ['Körperpflege, Kosmetik, Hygiene', 'personal care, hygiene'],
    tips: [['Hautverträglichkeit geprüft.', 'Skin compatibility tested.']],
    rows: `
Duschgel Lavendel | Lavender shower gel | lavendrell | 300 ml | 2.49 | hyacinth | Beruhigend, mit Lavendelöl. | Calming with lavender oil. | look=squeeze was=2.99
Shampoo Apfel | Apple shampoo | lavendrell | 250 ml | 3.49 | green-apple | Für normales Haar. | For normal hair. | look=squeeze tint=#78b843 multi=2x5.50
Handseife Olive | Olive hand soap | lavendrell | 300 ml | 2.29 | olive | Im Spender, rückfettend. | In a pump dispenser, moisturising. | look=pump tint=#8a9a3b
Feste Seife Honig | Honey soap bar | lavendrell | 100 g | 2.99 | soap | Handgesiedet, mit Bienenhonig. | Hand-made with honey. | pack=box tint=#d8a12f new
Zahnpasta Minze | Mint toothpaste | lavendrell | 75 ml | 1.99 | toothbrush | Mit Fluorid, schützt vor Karies. | With fluoride, protects against decay. | pack=tube tint=#2aa5a0 member=1.69
Handcreme Ringelblume | Marigold hand cream | lavendrell | 75 ml | 2.79 | sunflower | Zieht rasch ein. | Absorbs quickly. | pack=tube tint=#f0a030
Wattestäbchen Papier | Paper cotton buds | schatz | 200 Stk | 1.49 | sparkles | Ohne Plastik. | Plastic-free. | pack=tub kg=80 gone
Duschgel Meersalz | Sea salt shower gel | lavendrell | 300 ml | 2.49 | spiral-shell | Frisch, für Haut und Haar. | Fresh, for skin and hair. | look=squeeze tint=#2f8fb5
Shampoo Brennnessel | Nettle shampoo | lavendrell | 250 ml | 3.49 | herb | Für rasch fettendes Haar. | For hair that gets greasy quickly. | look=squeeze tint=#4f8f3f
Spülung Kokos | Coconut conditioner | lavendrell | 200 ml | 3.29 | coconut | Entwirrt und pflegt. | Detangles and cares. | look=squeeze tint=#c9a77a was=3.79
Deoroller Salbei | Sage roll-on deodorant | lavendrell | 50 ml | 2.99 | leafy-green | Ohne Aluminiumsalze. | Without aluminium salts. | pack=bottle look=plain tint=#6f9a7a
Zahnbürsten mittel | Toothbrushes, medium | schatz | 2 Stk | 2.49 | toothbrush | Zwei Stück in zwei Farben. | Two pieces in two colours. | pack=box kg=50
Mundspülung Minze | Mint mouthwash | lavendrell | 500 ml | 3.49 | herb tooth | Ohne Alkohol. | Alcohol-free. | pack=bottle look=squeeze tint=#1fa07a
Rasierschaum | Shaving foam | lavendrell | 200 ml | 2.79 | razor | Dicht und cremig. | Dense and creamy. | pack=can tint=#1f4f7a
Sonnenmilch LSF 30 | Sun lotion SPF 30 | lavendrell | 200 ml | 7.99 | lotion-bottle sun | Wasserfest. | Waterproof. | pack=bottle look=squeeze tint=#f2a21f was=9.99 gone
Binden normal | Sanitary towels, regular | wolkenlage | 16 Stk | 1.99 | cherry-blossom | Dünn, mit Flügeln. | Thin, with wings. | pack=bag kg=160 tint=#d96f9a
Tampons normal | Tampons, regular | wolkenlage | 32 Stk | 2.99 | cherry-blossom droplet | Aus Biobaumwolle. | Of organic cotton. | pack=box kg=120 tint=#8f5fb5
Pflaster wasserfest | Waterproof plasters | lavendrell | 20 Stk | 2.29 | adhesive-bandage | In vier Größen. | In four sizes. | pack=box kg=30 tint=#d9a07a
`,
  },
];
