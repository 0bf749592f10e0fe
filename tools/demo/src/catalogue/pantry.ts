import type { Shelf } from '../feed/shelf.js';

export const pantry: Shelf[] = [
  {
    path: 'vorrat/nudeln-reis/nudeln',
    pack: 'bag',
    nutrition: '1.8 0.4 70 3.2 3.2 12.8 0.02',
    ingredients: 'durum water',
    storage: 'dry',
    life: 365,
    labelled: true,
    traces: 'soybeans mustard',
    words: ['Nudeln, Teigwaren, Pasta', 'pasta, noodles'],
    tips: [
      ['In reichlich Salzwasser bissfest kochen.', 'Cook al dente in plenty of salted water.'],
      ['Raue Oberfläche, die jede Sauce hält.', 'A rough surface that holds any sauce.'],
    ],
    rows: `
Spaghetti No. 5 | Spaghetti no. 5 | valdoretti | 500 g | 1.79 | spaghetti | Durch Bronze gezogen. | Drawn through bronze. | in=durum group=spaghetti
Spaghetti No. 5 | Spaghetti no. 5 | valdoretti | 1 kg | 2.99 | spaghetti | Die große Packung. | The large pack. | in=durum group=spaghetti was=3.49
Penne Rigate | Penne rigate | valdoretti | 500 g | 1.79 | spaghetti | Gerillt und schräg geschnitten. | Ridged and cut on the slant. | in=durum pack=box tint=#c0392b
Fleckerl mit Ei | Egg pasta squares | schatz | 500 g | 1.49 | egg | Für Krautfleckerl und Schinkenfleckerl. | For cabbage or ham pasta. | in=durum_egg:20 n=3.6/1/68/2.8/3/14/0.06
Bio-Vollkornspiralen | Organic wholegrain fusilli | bio | 500 g | 2.19 | sheaf-of-rice | Kernig und lange sättigend. | Hearty and filling. | in=wholewheat organic n=2.4/0.5/62/3/8.5/13.5/0.02 member=1.89
Rote-Linsen-Penne | Red lentil penne | pflanzling | 250 g | 2.79 | beans | Nur aus Linsen, von Natur aus glutenfrei. | Made from lentils only, naturally gluten-free. | in=lentil gf pack=box traces=soybeans n=1.8/0.3/51/2/11/25/0.02
Suppennudeln Buchstaben | Alphabet soup pasta | schatz | 250 g | 0.99 | steaming-bowl | Lesen lernen beim Löffeln. | Learn to read while you eat. | in=durum_egg:16 n=3.2/0.9/69/2.8/3/13.5/0.05 nopic
`,
  },
  {
    path: 'vorrat/nudeln-reis/reis-huelsenfruechte',
    pack: 'bag',
    nutrition: '0.9 0.2 77 0.3 1.6 7.6 0.01',
    storage: 'dry',
    life: 365,
    labelled: true,
    words: ['Reis, Hülsenfrüchte, Getreide', 'rice, pulses, grains'],
    tips: [['Vor dem Kochen kurz abspülen.', 'Rinse briefly before cooking.']],
    rows: `
Langkornreis parboiled | Parboiled long-grain rice | schatz | 1 kg | 2.29 | cooked-rice | Locker und körnig. | Loose and grainy. | in=rice
Basmatireis | Basmati rice | kornblick | 1 kg | 3.99 | cooked-rice | Duftend, vom Fuß des Himalaja. | Fragrant, from the foot of the Himalaya. | in=rice origin=IN was=4.79
Risottoreis | Risotto rice | valdoretti | 500 g | 2.69 | cooked-rice | Cremig mit bissfestem Kern. | Creamy with a firm heart. | in=rice pack=box origin=IT
Bio-Berglinsen | Organic mountain lentils | bio | 500 g | 3.49 | beans | Bleiben beim Kochen schön fest. | Stay nice and firm when cooked. | in=lentil organic regional n=1.6/0.2/48/1.5/14/25/0.02 member=2.99
Kichererbsen getrocknet | Dried chickpeas | kornblick | 500 g | 1.99 | falafel | Für Hummus und Eintopf. | For hummus and stews. | in=chickpea n=5.5/0.6/45/3/15/20/0.03
Polenta fein | Fine polenta | kornblick | 500 g | 1.79 | ear-of-corn | In fünf Minuten cremig. | Creamy in five minutes. | in=cornmeal gf n=1.2/0.2/76/1/3/8.5/0.01
`,
  },
  {
    path: 'vorrat/nudeln-reis/mehl-zucker',
    pack: 'bag',
    nutrition: '1 0.2 71 0.7 4 10.5 0.01',
    storage: 'dry',
    life: 270,
    labelled: true,
    words: ['Backen, Mehl, Zucker', 'baking, flour, sugar'],
    tips: [
      [
        'Die Basis für Kuchen, Kekse und Germteig.',
        'The base for cakes, biscuits and yeast dough.',
      ],
    ],
    rows: `
Weizenmehl glatt W480 | Plain wheat flour W480 | kornblick | 1 kg | 1.09 | sheaf-of-rice | Aus österreichischem Weizen. | From Austrian wheat. | in=wheat origin=NO look=paper
Bio-Dinkelmehl universal | Organic spelt flour | bio | 1 kg | 2.49 | sheaf-of-rice | Leicht nussig, vielseitig. | Slightly nutty and versatile. | in=spelt organic regional look=paper
Feinkristallzucker | Granulated sugar | schatz | 1 kg | 1.39 | cupcake | Aus heimischer Zuckerrübe. | From Austrian sugar beet. | in=sugar n=0/0/99.8/99.8/0/0/0 look=paper max=10
Staubzucker | Icing sugar | schatz | 500 g | 1.29 | birthday-cake | Fein gesiebt. | Finely sifted. | in=sugar n=0/0/99.5/99.5/0/0/0 look=paper
Vanillezucker mit Bourbonvanille | Sugar with Bourbon vanilla | gewuerzlade | 5 x 8 g | 2.29 | blossom | Mit echter gemahlener Schote. | With real ground pods. | in=sugar_vanilla:6 n=0.1/0/97/96/0.5/0.1/0 pack=box
Trockengerm | Dried yeast | kornblick | 3 x 7 g | 0.99 | bread | Reicht für je ein halbes Kilo Mehl. | Each sachet raises half a kilo of flour. | in=yeast n=6/1/20/2/25/40/0.3 pack=box kw=Hefe
`,
  },
  {
    path: 'vorrat/konserven/gemuesekonserven',
    pack: 'tin',
    nutrition: '0.4 0.1 6.8 3.5 3 1.8 0.5',
    storage: 'dry',
    life: 700,
    labelled: true,
    words: ['Konserven, Dosen, Eingelegtes', 'tins, preserves, pickles'],
    tips: [
      [
        'Der Grundpreis gilt für das Abtropfgewicht.',
        'The unit price refers to the drained weight.',
      ],
      ['Nach dem Öffnen umfüllen und kühlen.', 'Decant and chill after opening.'],
    ],
    rows: `
Geschälte Paradeiser | Peeled tomatoes | donaugarten | 400 g | 1.29 | tomato | Sonnenreif geerntet. | Harvested ripe in the sun. | in=tomato:65_tomatojuice drained=240 n=0.2/0/3.9/3.6/1/1.2/0.05
Bio-Paradeiser gehackt | Organic chopped tomatoes | bio | 400 g | 1.49 | tomato | Stückig und fruchtig. | Chunky and fruity. | in=tomato:70_tomatojuice organic drained=280 n=0.2/0/4/3.7/1.1/1.3/0.05 was=1.79
Kidneybohnen | Kidney beans | donaugarten | 400 g | 1.19 | beans | Für Chili und Salat. | For chilli and salads. | in=bean_water_sugar_salt drained=255 n=0.7/0.1/14/1/7/8/0.6 group=kidney
Kidneybohnen Großdose | Kidney beans, large tin | donaugarten | 800 g | 1.99 | beans | Die große Dose für Gäste. | The large tin for guests. | in=bean_water_sugar_salt drained=500 n=0.7/0.1/14/1/7/8/0.6 group=kidney
Zuckermais knackig | Crisp sweetcorn | donaugarten | 340 g | 1.59 | ear-of-corn | Vakuumverpackt mit wenig Wasser. | Vacuum-packed in little water. | in=corn_water_salt drained=285 n=1.6/0.3/15/6/2.8/2.8/0.4
Kichererbsen | Chickpeas | donaugarten | 400 g | 1.19 | falafel | Weich gekocht, verzehrfertig. | Cooked soft, ready to eat. | in=chickpea_water_salt drained=240 n=2.4/0.3/15/0.6/6/7/0.5
Essiggurkerl | Pickled gherkins | donaugarten | 670 g | 2.79 | pickle | Knackig, süß-sauer, mit Dille. | Crisp, sweet and sour, with dill. | in=cucumber_water_brandyvinegar_sugar_salt_mustard_dill drained=360 pack=jar n=0.2/0/5.5/5/1/0.7/1.4 member=2.49
Sauerkraut mild | Mild sauerkraut | donaugarten | 500 g | 1.79 | leafy-green | Mit Kümmel vergoren. | Fermented with caraway. | in=cabbage_salt_caraway drained=480 pack=bag n=0.2/0/2/1/2.5/1.3/1.1 regional
Oliven grün entsteint | Pitted green olives | olivaretta | 350 g | 2.49 | olive | In Lake eingelegt. | In brine. | in=olive_water_salt_citric drained=160 pack=jar n=15/2/0.5/0.2/3/1.2/3.3
Silberzwiebeln | Silverskin onions | donaugarten | 340 g | 2.29 | onion | Klein und würzig. | Small and tangy. | in=onion_water_brandyvinegar_salt_mustard_sulphite drained=190 pack=jar gone
`,
  },
  {
    path: 'vorrat/konserven/fischkonserven',
    pack: 'tin',
    nutrition: '8 1.4 0.3 0.2 0 24 1',
    storage: 'dry',
    life: 900,
    labelled: true,
    options: 'look=flat',
    words: ['Fisch, Konserven', 'fish, tins'],
    tips: [['Ideal für Salat, Pasta und Aufstrich.', 'Ideal for salads, pasta and spreads.']],
    rows: `
Thunfisch in Wasser | Tuna in water | fjordhavn | 160 g | 2.49 | fish | Mit der Angel gefangen. | Pole-and-line caught. | in=tuna:72_water_salt drained=112 origin=WP n=0.7/0.2/0/0/0/25/0.9 was=2.99
Thunfisch in Olivenöl | Tuna in olive oil | fjordhavn | 160 g | 2.99 | fish | Zart und aromatisch. | Tender and aromatic. | in=tuna:70_oliveoil:29_salt drained=112 origin=WP n=18/2.8/0/0/0/25/1
Sardinen mit Zitrone | Sardines with lemon | fjordhavn | 120 g | 2.29 | fish lemon | Ohne Kopf, mit weichen Gräten. | Headless, with soft bones. | in=sardine:75_sunoil_lemonjuice_salt drained=88 origin=PT tint=#f2b632
Heringsfilets in Tomatensauce | Herring fillets in tomato sauce | schatz | 200 g | 1.79 | fish tomato | Saftig in fruchtiger Sauce. | Juicy in fruity sauce. | in=herring:60_tomatopaste_water_sugar_mustard_salt n=12/2.6/6/5/0.5/12/1.2
Sardellenfilets | Anchovy fillets | olivaretta | 50 g | 2.79 | fish olive | Von Hand eingelegt. | Preserved by hand. | in=anchovy:55_oliveoil_salt drained=30 n=12/2.4/0.5/0.2/0/24/13 pack=jar
`,
  },
  {
    path: 'vorrat/konserven/suppen-gerichte',
    pack: 'tin',
    nutrition: '3.2 1.2 8.4 2.2 1.4 4.2 1',
    storage: 'dry',
    life: 500,
    labelled: true,
    traces: 'gluten milk eggs',
    words: ['Suppe, Fertiggericht', 'soup, ready meal'],
    tips: [['Nur noch erwärmen.', 'Just heat up.']],
    rows: `
Rindsgulasch | Beef goulash | selchkammer | 400 g | 4.49 | pot-of-food | Geschmort wie daheim. | Braised as at home. | in=beef:38_water_onion_paprika_starch_salt_caraway n=6/2.4/5/2/0.8/11/1.2 member=3.99
Frittatensuppe | Pancake strip soup | wuerzwerkl | 390 ml | 2.49 | steaming-bowl | Kräftige Rindsuppe mit Frittaten. | Strong beef broth with pancake strips. | in=water_beef_wheat_egg_milk_celery_carrot_salt
Linseneintopf vegan | Vegan lentil stew | pflanzling | 400 g | 2.79 | pot-of-food | Mit Wurzelgemüse und Senf. | With root vegetables and mustard. | in=water_lentil:18_carrot_potato_celery_mustardpaste_salt n=1.2/0.2/11/2/4/5/0.8
Hummersuppe | Lobster soup | fjordhavn | 400 ml | 4.99 | lobster | Mit Rahm verfeinert. | Refined with cream. | in=water_lobster:8_cream_tomatopaste_wheat_salt n=4/2.4/5/2/0.2/2.4/1 soon=P10D
Klare Gemüsesuppe | Clear vegetable stock | wuerzwerkl | 6 x 10 g | 2.29 | carrot | Sechs Würfel für je einen halben Liter. | Six cubes for half a litre each. | in=salt_celery_carrot_onion_sunoil_herbs pack=box n=8/1/20/8/2/6/48 kg=70
Currygericht Kichererbse | Chickpea curry | pflanzling | 400 g | 3.29 | curry-rice | Mit Kokosmilch, mild gewürzt. | With coconut milk, mildly spiced. | in=chickpea:30_coconutmilk_tomato_spinach_spices_salt n=5/3.4/11/3/4/4.5/0.8 new
`,
  },
];
