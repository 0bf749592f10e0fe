import type { AssortmentRows } from '../feed/assortment-rows.js';

export const cheese: AssortmentRows[] = [
  {
    path: 'milch-eier/kaese/schnittkaese',
    pack: 'tray',
    nutrition: '28 18.5 0.1 0.1 0 25.5 1.5',
    ingredients: 'milk salt cultures rennet',
    storage: 'chilled',
    life: 20,
    labelled: true,
    words: ['Käse, Schnittkäse, Hartkäse', 'cheese, hard cheese'],
    tips: [
      [
        'Eine Stunde vor dem Essen aus der Kühlung nehmen.',
        'Take out of the fridge an hour before serving.',
      ],
      ['Von Natur aus laktosearm.', 'Naturally low in lactose.'],
    ],
    rows: `
Bergkäse 12 Monate am Stück | Mountain cheese, 12 months, by weight | huettenkar | kg/100 | 21.90 | own-mountain-cheese | Würzig, mit feinen Reifekristallen. | Spicy with fine crystals. | origin=VB regional pack=loose count=2 member=18.90
Bergkäse in Scheiben | Mountain cheese, sliced | huettenkar | 150 g | 3.99 | own-mountain-slices | Sechs Monate gereift und dünn geschnitten. | Matured for six months and thinly sliced. | origin=VB regional
Gouda jung in Scheiben | Young gouda, sliced | schatz | 250 g | 2.49 | own-gouda | Mild, für Toast und Brot. | Mild, for toast and bread. | origin=DE was=2.99 group=gouda
Gouda jung in Scheiben | Young gouda, sliced | schatz | 500 g | 4.49 | own-gouda | Die Familienpackung. | The family pack. | origin=DE group=gouda
Emmentaler gerieben | Grated Emmental | huettenkar | 200 g | 2.59 | own-grated-cheese | Schmilzt gleichmäßig und zieht Fäden. | Melts evenly and pulls strings. | origin=OO pack=bag
Bio-Tilsiter am Stück | Organic Tilsit cheese, by weight | bio | kg/100 | 17.90 | own-tilsiter | Kräftig und leicht säuerlich. | Strong and slightly sour. | origin=ST organic pack=loose count=1
Parmigiano Reggiano DOP 24 Monate | Parmigiano Reggiano PDO, 24 months | valdoretti | 200 g | 5.99 | own-parmesan | Zum Reiben und Brechen. | For grating and breaking. | in=milk_salt_animalrennet origin=IT n=30/20/0/0/0/32/1.6 look=unpacked
Räucherkäse | Smoked cheese | selchkammer | 200 g | 3.29 | own-smoked-cheese | Über Buchenholz geräuchert. | Smoked over beechwood. | in=milk_salt_cultures_rennet_smoke soon=P7D
Butterkäse in Scheiben | Butter cheese, sliced | almwiesel | 150 g | 2.19 | own-butter-cheese | Mild und geschmeidig. | Mild and supple. | origin=AT
Alpenkäse am Stück | Alpine cheese, by weight | huettenkar | kg/100 | 18.90 | own-alpine-cheese | Sechs Monate im Felskeller. | Six months in the rock cellar. | origin=TI regional pack=loose count=3 was=20.90
Ziegengouda | Goat gouda | huettenkar | 150 g | 3.99 | own-goat-gouda | Fein-würzig, aus Ziegenmilch. | Delicately spicy, of goat's milk. | in=goatmilk_salt_cultures_rennet origin=NL
Pecorino | Pecorino | valdoretti | 150 g | 4.29 | own-pecorino | Salzig und kräftig, zum Reiben. | Salty and strong, for grating. | in=sheepmilk_salt_animalrennet_cultures origin=IT n=33/22/0.2/0.2/0/26/2.8 tint=#7a2d2d look=unpacked
`,
  },
  {
    path: 'milch-eier/kaese/weich-frischkaese',
    pack: 'box',
    nutrition: '22 14.8 1.5 1.2 0 14 1.2',
    ingredients: 'milk salt cultures rennet',
    storage: 'chilled',
    life: 18,
    labelled: true,
    words: ['Käse, Weichkäse, Frischkäse', 'cheese, soft cheese, cream cheese'],
    tips: [
      ['Herrlich zu frischem Brot.', 'Lovely with fresh bread.'],
      ['Auch warm ein Genuss.', 'Delicious warm as well.'],
    ],
    rows: `
Camembert | Camembert | huettenkar | 150 g | 2.29 | own-camembert | Cremig mit weißem Edelpilz. | Creamy with white mould. | origin=ST look=unpacked
Frischkäse Natur | Plain cream cheese | almwiesel | 175 g | 1.79 | own-cream-cheese | Streichzart und mild. | Smooth and mild. | pack=tub n=23/15.5/3.6/3.6/0/6/0.7 was=2.49
Frischkäse Kren | Horseradish cream cheese | almwiesel | 175 g | 1.79 | own-parsnip | Mit steirischem Kren. | With Styrian horseradish. | pack=tub in=milk_cream_salt_spices_cultures n=22/15/4/3.8/0.2/5.8/0.8
Mozzarella | Mozzarella | valdoretti | 125 g | 1.29 | own-mozzarella | Zart, für Caprese und Pizza. | Tender, for caprese and pizza. | pack=bag drained=125 n=18/12.5/1/1/0/18/0.5 origin=IT
Bio-Mozzarella Duo | Organic mozzarella, twin pack | bio | 2 x 125 g | 2.69 | own-mozzarella tomato | Zwei Kugeln in Lake. | Two balls in brine. | pack=bag drained=250 organic n=18/12.5/1/1/0/18/0.5 member=2.29
Schafkäse in Salzlake | Sheep's cheese in brine | huettenkar | 200 g | 3.29 | own-feta olive | Griffig und würzig, für Salat. | Firm and tangy, for salads. | in=sheepmilk_salt_cultures_rennet drained=200 pack=tub n=24/16/0.7/0.7/0/16/2.4
Ziegenrolle | Goat's cheese log | huettenkar | 150 g | 3.79 | own-goat-log | Mild im Kern, kräftig am Rand. | Mild inside, strong at the rim. | in=goatmilk_salt_cultures_rennet gone look=unpacked
Blauschimmelkäse | Blue cheese | huettenkar | 125 g | 2.99 | own-blue-cheese | Würzig, mit blauer Aderung. | Tangy with blue veins. | tint=#3e5fa3 n=29/19.5/0.5/0.3/0/20/2.6 look=unpacked
Brie | Brie | huettenkar | 200 g | 2.79 | own-brie | Sahnig mit zarter Rinde. | Creamy with a tender rind. | origin=FR n=28/18.8/0.5/0.3/0/17/1.3 look=unpacked
Hüttenkäse | Cottage cheese | almwiesel | 200 g | 1.49 | own-cottage-cheese | Körnig und leicht. | Grainy and light. | pack=tub n=4.2/2.8/3/3/0/12/0.7
Liptauer Aufstrich | Liptauer spread | huettenkar | 150 g | 2.49 | hot-pepper bread | Topfen mit Paprika und Kümmel. | Curd with paprika and caraway. | pack=tub in=quark:60_butter_paprika_caraway_onion_salt n=16/10.5/4/3.4/0.6/8/1.3 regional
`,
  },
  {
    path: 'milch-eier/eier-pflanzlich/eier',
    pack: 'tray',
    nutrition: '10 2.7 0.6 0.4 0 12.8 0.34',
    ingredients: 'egg',
    storage: 'cool',
    life: 14,
    words: ['Eier', 'eggs'],
    tips: [['Jedes Ei trägt den Stempel seines Hofes.', 'Every egg bears the stamp of its farm.']],
    rows: `
Freilandeier Größe M | Free-range eggs, size M | schatz | 10 Stk | 3.99 | egg | Von Hennen mit viel Auslauf. | From hens with plenty of space. | origin=OO regional kg=620 look=eggs group=freilandeier
Freilandeier Größe M | Free-range eggs, size M | schatz | 6 Stk | 2.59 | egg | Die kleine Schachtel. | The small box. | origin=OO regional kg=380 look=eggs group=freilandeier
Bio-Eier Größe L | Organic eggs, size L | bio | 6 Stk | 3.29 | egg rooster | Auch die Bruderhähne werden aufgezogen. | The brother cockerels are raised, too. | origin=ST organic regional kg=400 look=eggs member=2.99
Gekochte bunte Eier | Coloured boiled eggs | schatz | 4 Stk | 2.49 | egg hatching-chick | Hart gekocht, für die Jause. | Hard-boiled, for a snack. | origin=AT kg=240 look=eggs life=20
Bodenhaltungseier Größe L | Barn eggs, size L | schatz | 10 Stk | 3.29 | egg | Für Küche und Backstube. | For kitchen and baking. | origin=NO regional kg=680 look=eggs
`,
  },
  {
    path: 'milch-eier/eier-pflanzlich/pflanzendrinks',
    pack: 'carton',
    per: 'ml',
    nutrition: '1.5 0.2 6.6 4.1 0.8 1 0.1',
    storage: 'dry',
    life: 120,
    labelled: true,
    words: ['pflanzlich, vegan, Milchalternative', 'plant-based, vegan, milk alternative'],
    tips: [
      ['Vor dem Öffnen schütteln.', 'Shake before opening.'],
      ['Schäumt auch im Kaffee.', 'Froths well in coffee.'],
    ],
    rows: `
Haferdrink Barista | Oat drink barista | pflanzling | 1 l | 1.99 | sheaf-of-rice | Feinporiger Schaum, rund im Geschmack. | Fine foam and a round taste. | in=water_oatbase:11_rapeoil_salt n=3/0.3/6.8/3.4/0.8/1.1/0.1 member=1.79
Bio-Haferdrink Natur | Organic oat drink | bio | 1 l | 1.69 | sheaf-of-rice | Nur Hafer, Wasser und eine Prise Salz. | Only oats, water and a pinch of salt. | in=water_oatbase:12_salt organic
Sojadrink ungesüßt | Unsweetened soya drink | pflanzling | 1 l | 1.59 | own-soybeans | Mit Sojabohnen aus Österreich. | With soybeans from Austria. | in=water_soy:9 n=1.9/0.3/0.2/0.1/0.5/3.5/0.02 regional gf
Mandeldrink | Almond drink | pflanzling | 1 l | 2.49 | own-almonds | Zart nussig, ohne Zuckerzusatz. | Delicately nutty, no added sugar. | in=water_almond:3_salt n=1.3/0.1/0.3/0.1/0.4/0.5/0.1 tint=#c79a63 gf was=3.29
Tofu Natur | Plain tofu | pflanzling | 2 x 200 g | 3.29 | own-tofu | Fest und neutral, für jede Marinade. | Firm and neutral, for every marinade. | pack=box in=water_soy:40 n=8/1.3/1.5/0.5/1/14/0.02 life=30
Räuchertofu mit Sesam | Smoked tofu with sesame | pflanzling | 200 g | 2.79 | own-smoked-tofu | Würzig geräuchert, pfannenfertig. | Smoked and ready for the pan. | pack=box in=water_soy:42_sesame:4_soysauce_smoke n=10/1.6/1.8/0.6/1.2/16/1 life=30 new
Veganer Lupinenaufstrich | Vegan lupin spread | pflanzling | 150 g | 2.59 | hot-pepper | Mit gerösteter Paprika. | With roasted peppers. | pack=tub in=bellpepper_lupinprotein:9_sunoil_salt_spices n=14/1.6/6/3/2.5/5/1.2 life=40
Kokosdrink | Coconut drink | pflanzling | 1 l | 2.29 | coconut | Exotisch, für Currys und Shakes. | Exotic, for curries and shakes. | in=water_coconutmilk:8_salt n=1/0.9/2.7/1.9/0/0.2/0.1 gf tint=#4fa6a0
`,
  },
];
