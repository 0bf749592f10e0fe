import type { Shelf } from '../feed/shelf.js';

export const babyAndPet: Shelf[] = [
  {
    path: 'baby-tier/baby/babynahrung',
    pack: 'jar',
    nutrition: '1.2 0.2 10.5 6.5 1.8 1.6 0.05',
    storage: 'dry',
    life: 365,
    words: ['Baby, Brei, Gläschen', 'baby, puree, jar'],
    tips: [
      ['Angebrochene Gläser binnen zwei Tagen aufbrauchen.', 'Use opened jars within two days.'],
    ],
    rows: `
Bio-Karotte mit Erdapfel | Organic carrot and potato | mondkeks | 190 g | 1.29 | carrot | Ab dem 5. Monat. | From 5 months. | in=carrot:55_potato:30_water_rapeoil organic look=baby
Bio-Apfel mit Birne | Organic apple and pear | mondkeks | 190 g | 1.29 | red-apple pear | Reines Obst, fein püriert. | Pure fruit, finely pureed. | in=apple:60_pear:40 organic look=baby n=0.2/0/12/10.5/1.9/0.3/0.01 member=1.09
Bio-Spaghetti Bolognese | Organic spaghetti bolognese | mondkeks | 220 g | 1.79 | spaghetti | Ab dem 8. Monat, mit Stückchen. | From 8 months, with small pieces. | in=tomato_durum:18_beef:10_carrot_rapeoil organic look=baby n=2.4/0.6/9/2/1.4/3.6/0.06
Folgemilch 2 | Follow-on milk 2 | mondkeks | 600 g | 16.99 | baby-bottle | Nach dem 6. Monat. | From 6 months. | in=milkpowder_rapeoil_whey_vitamins pack=tin n=24/9/57/56/0/10/0.4 max=4
Hirsekringel | Millet rings | mondkeks | 30 g | 1.49 | teddy-bear | Zergehen im Mund. | Melt in the mouth. | in=cornmeal_sunoil pack=bag n=7/0.9/79/1/3/8/0.02 gf
Quetschie Mango-Banane | Mango banana pouch | mondkeks | 100 g | 1.19 | mango banana | Ohne Zuckerzusatz, zum Drücken. | No added sugar, to squeeze. | in=banana:50_mango:35_applejuice pack=bag n=0.2/0/15/13/1.5/0.7/0.01 was=1.39
`,
  },
  {
    path: 'baby-tier/baby/babypflege',
    pack: 'bag',
    vat: 20,
    words: ['Baby, Windeln, Pflege', 'baby, nappies, care'],
    tips: [['Frei von Duftstoffen.', 'Free of fragrance.']],
    rows: `
Windeln Größe 4 (9–14 kg) | Nappies size 4 (9–14 kg) | mondkeks | 44 Stk | 11.99 | teddy-bear | Trocken bis zu zwölf Stunden. | Dry for up to twelve hours. | kg=1500 was=13.99
Windeln Größe 5 (12–17 kg) | Nappies size 5 (12–17 kg) | mondkeks | 38 Stk | 11.99 | elephant | Mit flexiblem Bund. | With a flexible waistband. | kg=1500 tint=#7fc8c2
Feuchttücher sensitiv | Sensitive wet wipes | mondkeks | 4 x 80 Stk | 5.99 | baby-chick | Mit 99 Prozent Wasser. | 99 percent water. | kg=1800 tint=#8fb8ed member=4.99
Babybad Kamille | Camomile baby bath | mondkeks | 400 ml | 3.79 | bathtub | Reinigt, ohne zu brennen. | Cleans without stinging. | pack=bottle look=pump soon=P4D
`,
  },
  {
    path: 'baby-tier/tier/katze',
    pack: 'tin',
    storage: 'dry',
    life: 500,
    words: ['Tier, Katze, Katzenfutter', 'pet, cat food'],
    tips: [['Frisches Wasser immer dazustellen.', 'Always provide fresh water.']],
    rows: `
Katzenfutter Huhn in Sauce | Cat food chicken in gravy | schnurrbert | 400 g | 1.29 | cat-face | Saftige Stücke für ausgewachsene Katzen. | Juicy chunks for adult cats. | kg=450
Katzenfutter Lachs 12er-Pack | Cat food salmon, pack of 12 | schnurrbert | 12 x 85 g | 6.99 | black-cat fish | Zwölf Portionsbeutel. | Twelve pouches. | pack=box was=7.99
Trockenfutter Katze Rind | Dry cat food beef | schnurrbert | 1,5 kg | 6.49 | cat-face | Knusprig, für feste Zähne. | Crunchy, for strong teeth. | pack=bag tint=#7a4b9c
Katzenstreu Klumpstreu | Clumping cat litter | schnurrbert | 10 l | 7.99 | paw-prints | Bindet Gerüche sofort. | Binds odours at once. | pack=bag kg=9800 max=6 nopic
`,
  },
  {
    path: 'baby-tier/tier/hund',
    pack: 'tin',
    storage: 'dry',
    life: 500,
    words: ['Tier, Hund, Hundefutter', 'pet, dog food'],
    tips: [
      [
        'Die Menge richtet sich nach Größe und Bewegung.',
        'The amount depends on size and exercise.',
      ],
    ],
    rows: `
Hundefutter Rind mit Karotte | Dog food beef with carrot | schnurrbert | 800 g | 2.29 | dog-face | Vollnahrung ohne Getreide. | Complete food without grain. | kg=900 member=1.99
Trockenfutter Hund Ente & Erdapfel | Dry dog food duck & potato | schnurrbert | 3 kg | 14.99 | dog-face duck | Für empfindliche Mägen. | For sensitive stomachs. | pack=bag tint=#c0562f was=16.99
Kaustangen Zahnpflege aus Reisstärke mit Petersilie und Minze für mittelgroße Hunde von zehn bis fünfundzwanzig Kilogramm | Dental chew sticks from rice starch with parsley and mint for medium-sized dogs from ten to twenty-five kilograms of weight | schnurrbert | 7 Stk | 2.79 | bone | Eine Stange am Tag. | One stick a day. | pack=bag kg=180 print=Kaustangen
Hundekekse | Dog biscuits | schnurrbert | 500 g | 2.49 | poodle | Kleine Belohnung zwischendurch. | A little reward in between. | pack=box
`,
  },
];
