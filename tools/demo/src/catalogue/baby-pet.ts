import type { AssortmentRows } from '../feed/assortment-rows.js';

export const babyAndPet: AssortmentRows[] = [
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
Anfangsmilch Pre | First infant milk | mondkeks | 600 g | 17.99 | baby-bottle | Von Geburt an. Stillen ist das Beste für Ihr Kind. | From birth. Breastfeeding is best for your baby. | in=milkpowder_rapeoil_whey_vitamins pack=tin n=26/10/56/56/0/10/0.35 max=4 tint=#6fa8d9 class=infantFormula
Bio-Grießbrei Banane | Organic banana semolina | mondkeks | 190 g | 1.39 | banana | Ab dem 6. Monat, zum Löffeln. | From 6 months, to spoon. | in=milk:50_banana:28_semolina_water organic look=baby n=1.8/1.1/13/8/0.8/2.2/0.06
Bio-Pastinake pur | Organic parsnip | mondkeks | 125 g | 0.99 | own-parsnip | Der erste Brei. | The first puree. | in=parsnip:80_water organic look=baby n=0.4/0.1/9/4/2.4/1/0.03
Bio-Huhn mit Reis | Organic chicken with rice | mondkeks | 220 g | 1.79 | rooster cooked-rice | Fein püriert, ab dem 6. Monat. | Finely pureed, from 6 months. | in=carrot_rice:15_chicken:9_water_rapeoil organic look=baby n=1.8/0.4/9/2/1.2/2.8/0.05
Quetschie Apfel-Heidelbeere | Apple blueberry pouch | mondkeks | 100 g | 1.19 | blueberries red-apple | Nur Frucht. | Nothing but fruit. | in=apple:70_blueberry:30 pack=bag n=0.2/0/13/11/2/0.4/0.01 tint=#5a5fc0
Babykekse Dinkel | Spelt baby biscuits | mondkeks | 150 g | 2.49 | cookie baby-chick | Weich beim Kauen. | Soft when chewed. | in=spelt_applejuice_butter_baking pack=box n=11/6/72/16/4/10/0.1
Bio-Haferbrei mit Apfel | Organic oat porridge with apple | mondkeks | 190 g | 1.39 | red-apple sheaf-of-rice | Ab dem 6. Monat, für den Abend. | From 6 months, for the evening. | in=water_apple:38_oats:9 organic look=baby n=0.8/0.1/12/5/1.6/1.4/0.01
`,
  },
  {
    path: 'baby-tier/baby/babypflege',
    pack: 'bag',
    vat: 20,
    words: ['Baby, Babypflege', 'baby, care'],
    kinds: ['Windeln', 'nappies'],
    tips: [['Frei von Duftstoffen.', 'Free of fragrance.']],
    rows: `
Windeln Größe 4 (9–14 kg) | Nappies size 4 (9–14 kg) | mondkeks | 44 Stk | 11.99 | teddy-bear | Trocken bis zu zwölf Stunden. | Dry for up to twelve hours. | kg=1500 was=13.99
Windeln Größe 5 (12–17 kg) | Nappies size 5 (12–17 kg) | mondkeks | 38 Stk | 11.99 | elephant | Mit flexiblem Bund. | With a flexible waistband. | kg=1500 tint=#7fc8c2
Feuchttücher sensitiv | Sensitive wet wipes | mondkeks | 4 x 80 Stk | 5.99 | baby-chick | Mit 99 Prozent Wasser. | 99 percent water. | kg=1800 tint=#8fb8ed member=4.99
Babybad Kamille | Camomile baby bath | mondkeks | 400 ml | 3.79 | bathtub | Reinigt, ohne zu brennen. | Cleans without stinging. | pack=bottle look=pump soon=P4D
Windeln Größe 3 (6–10 kg) | Nappies size 3 (6–10 kg) | mondkeks | 50 Stk | 11.99 | panda | Atmungsaktiv und weich. | Breathable and soft. | kg=1500 tint=#e5a04f
Wundschutzcreme | Nappy cream | mondkeks | 75 ml | 3.49 | lotion-bottle | Mit Zink, schützt die Haut. | With zinc, protects the skin. | pack=tube tint=#5fb5a5
Babyöl Mandel | Almond baby oil | mondkeks | 200 ml | 3.99 | own-almonds | Zum Massieren und Pflegen. | For massage and care. | pack=bottle look=squeeze tint=#e5c07a member=3.49
Höschenwindeln Größe 6 | Nappy pants size 6 | mondkeks | 32 Stk | 12.49 | unicorn | Zum Hochziehen wie eine Hose. | Pull up like pants. | kg=1500 tint=#b58fd9 soon=P3D
Windeln Größe 2 (4–8 kg) | Nappies size 2 (4–8 kg) | mondkeks | 56 Stk | 11.99 | baby-chick | Mit Aussparung für den Nabel. | With a cut-out for the navel. | kg=1400 tint=#e6a6c4
Stilleinlagen | Nursing pads | mondkeks | 60 Stk | 4.49 | lotion-bottle | Einzeln verpackt, für unterwegs. | Wrapped one by one, for on the go. | pack=box kg=220 tint=#9ec7e8
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
Katzenfutter Rind in Gelee | Cat food beef in jelly | schnurrbert | 400 g | 1.29 | cat-face cow-face | Für wählerische Katzen. | For choosy cats. | kg=450 tint=#a8452f
Katzenfutter Junior Huhn | Junior cat food chicken | schnurrbert | 4 x 85 g | 2.79 | black-cat baby-chick | Für Kätzchen bis zwölf Monate. | For kittens up to twelve months. | pack=box tint=#6fb58a
Katzensnack Käsehappen | Cat treats cheese bites | schnurrbert | 60 g | 1.49 | cat-face cheese-wedge | Knusprig gefüllt. | Crunchy and filled. | pack=bag tint=#e0b03a
Katzenmilch | Cat milk | schnurrbert | 200 ml | 1.19 | cat-face glass-of-milk | Mit wenig Laktose. | Low in lactose. | pack=bottle look=plain was=1.39
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
Hundefutter Kalb mit Reis | Dog food veal with rice | schnurrbert | 800 g | 2.29 | dog-face cooked-rice | Leicht verdaulich. | Easy to digest. | kg=900 tint=#c9862f
Hundefutter Junior Lamm | Junior dog food lamb | schnurrbert | 400 g | 1.59 | poodle ewe | Für Welpen ab acht Wochen. | For puppies from eight weeks. | kg=450 tint=#5f8f5a
Trockenfutter Hund Lachs | Dry dog food salmon | schnurrbert | 3 kg | 15.99 | dog-face fish | Mit Omega 3 für das Fell. | With omega 3 for the coat. | pack=bag tint=#3a6f9a
Hundesnack Rinderstreifen | Beef strips for dogs | schnurrbert | 200 g | 3.99 | own-beef-dice | Getrocknet, ohne Zusätze. | Dried, without additives. | pack=bag tint=#7a3020
Hundekotbeutel | Dog waste bags | schnurrbert | 60 Stk | 2.49 | paw-prints | Drei Rollen, reißfest. | Three rolls, tear-proof. | pack=roll kg=120 tint=#3f7f4f nopic
`,
  },
];
