import type { Shelf } from '../feed/shelf.js';

export const household: Shelf[] = [
  {
    path: 'haushalt/reinigen/waschmittel',
    pack: 'box',
    vat: 20,
    storage: 'dry',
    words: ['Haushalt, Waschmittel, Wäsche', 'household, laundry'],
    tips: [['Außerhalb der Reichweite von Kindern aufbewahren.', 'Keep out of reach of children.']],
    rows: `
Vollwaschmittel Pulver | Heavy-duty washing powder | blitzelfe | 40 WG | 9.99 | t-shirt | Für strahlendes Weiß ab 30 °C. | Brilliant whites from 30 °C. | kg=2600 group=vollwaschmittel
Vollwaschmittel Pulver XL | Heavy-duty washing powder XL | blitzelfe | 80 WG | 17.99 | t-shirt | Der Vorrat für zwei Monate. | A supply for two months. | kg=5200 group=vollwaschmittel was=19.98
Colorwaschmittel flüssig | Liquid colour detergent | blitzelfe | 25 WG | 7.49 | jeans | Hält Farben lange frisch. | Keeps colours fresh for long. | pack=bottle kg=1400 look=detergent tint=#7d4fc4 member=6.49
Wäscheweichspüler Sommerwiese | Fabric softener summer meadow | blitzelfe | 34 WG | 3.29 | blossom | Duftet wie frisch gemäht. | Smells freshly mown. | pack=bottle kg=1100 look=detergent tint=#f19ac0
Fleckenspray gegen Gras, Rotwein, Tomatensauce, Kaffee und Schokolade für weiße und farbige Wäsche aus Baumwolle und Leinen | Stain remover spray for grass, red wine, tomato sauce, coffee and chocolate on white and coloured laundry of cotton and linen | blitzelfe | 500 ml | 4.49 | bubbles | Aufsprühen, einwirken lassen, waschen. | Spray on, leave to work, wash. | pack=bottle look=spray print=Fleckenspray
Öko-Waschnussflocken | Eco laundry flakes | blitzelfe | 20 WG | 6.99 | seedling | Ohne Duftstoffe. | Fragrance-free. | pack=bag kg=600 tint=#6ab04c soon=P3D
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
Topfschwämme | Scouring sponges | schatz | 6 Stk | 1.29 | sponge | Zwei Seiten, sechs Stück. | Two sides, six pieces. | pack=tray kg=60
Müllsäcke 35 l | Bin bags 35 l | schatz | 20 Stk | 1.99 | wastebasket | Reißfest mit Zugband. | Tear-proof with drawstring. | pack=roll kg=240 tint=#4a4a4a
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
Toilettenpapier 3-lagig | Toilet paper, 3-ply | wolkenlage | 10 x 150 Blatt | 4.99 | roll-of-paper | Weich und saugstark. | Soft and absorbent. | kg=1100 look=rolls group=toilettenpapier
Toilettenpapier 3-lagig Vorteilspackung | Toilet paper, 3-ply, value pack | wolkenlage | 20 x 150 Blatt | 8.99 | roll-of-paper | Zwanzig Rollen auf Vorrat. | Twenty rolls to store. | kg=2200 look=rolls group=toilettenpapier was=9.98
Küchenrolle | Kitchen roll | wolkenlage | 4 x 64 Blatt | 3.49 | roll-of-paper sponge | Reißfest, auch wenn sie nass ist. | Strong even when wet. | kg=700 look=rolls tint=#f2a154
Taschentücher | Paper tissues | wolkenlage | 30 x 10 Blatt | 3.29 | feather | Dreißig Packerl mit Balsam. | Thirty packs with balm. | kg=450 member=2.79 pack=box
Backpapier | Baking paper | schatz | 20 m | 2.19 | cookie | Beidseitig beschichtet. | Coated on both sides. | pack=roll kg=280
Alufolie | Aluminium foil | schatz | 30 m | 2.99 | roasted-sweet-potato | Extra reißfest. | Extra strong. | pack=roll kg=420 tint=#8d99ae
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
Shampoo Apfel | Apple shampoo | lavendrell | 250 ml | 3.49 | green-apple | Für normales Haar. | For normal hair. | look=squeeze tint=#78b843
Handseife Olive | Olive hand soap | lavendrell | 300 ml | 2.29 | olive | Im Spender, rückfettend. | In a pump dispenser, moisturising. | look=pump tint=#8a9a3b
Feste Seife Honig | Honey soap bar | lavendrell | 100 g | 2.99 | soap | Handgesiedet, mit Bienenhonig. | Hand-made with honey. | pack=box tint=#d8a12f new
Zahnpasta Minze | Mint toothpaste | lavendrell | 75 ml | 1.99 | toothbrush | Mit Fluorid, schützt vor Karies. | With fluoride, protects against decay. | pack=tube tint=#2aa5a0 member=1.69
Handcreme Ringelblume | Marigold hand cream | lavendrell | 75 ml | 2.79 | sunflower | Zieht rasch ein. | Absorbs quickly. | pack=tube tint=#f0a030
Wattestäbchen Papier | Paper cotton buds | schatz | 200 Stk | 1.49 | sparkles | Ohne Plastik. | Plastic-free. | pack=tub kg=80 gone
`,
  },
];
