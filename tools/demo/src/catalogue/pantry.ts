import type { AssortmentRows } from '../feed/assortment-rows.js';

export const pantry: AssortmentRows[] = [
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
Spaghetti No. 5 | Spaghetti no. 5 | valdoretti | 500 g | 1.79 | spaghetti | Durch Bronze gezogen. | Drawn through bronze. | in=durum group=spaghetti multi=3/2
Spaghetti No. 5 | Spaghetti no. 5 | valdoretti | 1 kg | 2.99 | spaghetti | Die große Packung. | The large pack. | in=durum group=spaghetti was=3.49
Penne Rigate | Penne rigate | valdoretti | 500 g | 1.79 | own-penne | Gerillt und schräg geschnitten. | Ridged and cut on the slant. | in=durum pack=box tint=#c0392b
Fleckerl mit Ei | Egg pasta squares | schatz | 500 g | 1.49 | own-pasta-squares | Für Krautfleckerl und Schinkenfleckerl. | For cabbage or ham pasta. | in=durum_egg:20 n=3.6/1/68/2.8/3/14/0.06
Bio-Vollkornspiralen | Organic wholegrain fusilli | bio | 500 g | 2.19 | own-fusilli-brown | Kernig und lange sättigend. | Hearty and filling. | in=wholewheat organic n=2.4/0.5/62/3/8.5/13.5/0.02 member=1.89 kw=Vollkornnudeln
Rote-Linsen-Penne | Red lentil penne | pflanzling | 250 g | 2.79 | own-penne-red | Nur aus Linsen, von Natur aus glutenfrei. | Made from lentils only, naturally gluten-free. | in=lentil gf pack=box traces=soybeans n=1.8/0.3/51/2/11/25/0.02
Suppennudeln Buchstaben | Alphabet soup pasta | schatz | 250 g | 0.99 | steaming-bowl | Lesen lernen beim Löffeln. | Learn to read while you eat. | in=durum_egg:16 n=3.2/0.9/69/2.8/3/13.5/0.05 nopic
Farfalle | Farfalle | valdoretti | 500 g | 1.79 | own-farfalle | Schmetterlinge für Salat und Sauce. | Butterflies for salads and sauces. | in=durum tint=#2f8f6b
Lasagneblätter | Lasagne sheets | valdoretti | 500 g | 2.29 | own-lasagne | Ohne Vorkochen schichten. | Layer without pre-cooking. | in=durum pack=box
Tagliatelle mit Ei | Egg tagliatelle | valdoretti | 250 g | 2.49 | egg spaghetti | Zu Nestern gerollt. | Rolled into nests. | in=durum_egg:22 n=3.8/1.1/67/2.8/3/14.5/0.06 pack=box tint=#e0a92e
Glutenfreie Maisnudeln | Gluten-free corn pasta | kornblick | 500 g | 2.79 | ear-of-corn spaghetti | Aus Mais und Reis. | Made of corn and rice. | in=cornmeal_rice gf traces=soybeans n=1.4/0.3/78/0.8/1.8/7/0.01
Asia-Eiernudeln | Asian egg noodles | wuerzwerkl | 250 g | 1.69 | steaming-bowl | In vier Minuten fertig. | Ready in four minutes. | in=wheat_egg:4_salt n=2/0.5/71/2/3/12.5/1.2 tint=#b3202f
Rigatoni <al dente> | Rigatoni <al dente> | schatz | 1 kg | 2.19 | own-penne | Dicke Röhren für kräftige Saucen. | Wide tubes for hearty sauces. | in=durum print=Rigatoni was=2.49
`,
  },
  {
    path: 'vorrat/nudeln-reis/reis-huelsenfruechte',
    pack: 'bag',
    nutrition: '0.9 0.2 77 0.3 1.6 7.6 0.01',
    storage: 'dry',
    life: 365,
    labelled: true,
    words: ['Beilage, Vorrat', 'side dish, pantry'],
    kinds: ['Reis', 'rice'],
    tips: [['Vor dem Kochen kurz abspülen.', 'Rinse briefly before cooking.']],
    rows: `
Langkornreis parboiled | Parboiled long-grain rice | schatz | 1 kg | 2.29 | cooked-rice | Locker und körnig. | Loose and grainy. | in=rice
Basmatireis | Basmati rice | kornblick | 1 kg | 3.99 | cooked-rice | Duftend, vom Fuß des Himalaja. | Fragrant, from the foot of the Himalaya. | in=rice origin=IN was=5.49
Risottoreis | Risotto rice | valdoretti | 500 g | 2.69 | cooked-rice | Cremig mit bissfestem Kern. | Creamy with a firm heart. | in=rice pack=box origin=IT
Bio-Berglinsen | Organic mountain lentils | bio | 500 g | 3.49 | own-lentils | Bleiben beim Kochen schön fest. | Stay nice and firm when cooked. | in=lentil organic regional n=1.6/0.2/48/1.5/14/25/0.02 member=2.99 kw=Hülsenfrüchte/pulses
Kichererbsen getrocknet | Dried chickpeas | kornblick | 500 g | 1.99 | own-chickpeas | Für Hummus und Eintopf. | For hummus and stews. | in=chickpea n=5.5/0.6/45/3/15/20/0.03 kw=Hülsenfrüchte/pulses
Polenta fein | Fine polenta | kornblick | 500 g | 1.79 | ear-of-corn | In fünf Minuten cremig. | Creamy in five minutes. | in=cornmeal gf n=1.2/0.2/76/1/3/8.5/0.01 kw=Getreide/grains
Jasminreis | Jasmine rice | kornblick | 1 kg | 3.49 | cooked-rice white-flower | Duftend und leicht klebrig. | Fragrant and slightly sticky. | in=rice tint=#3f9b7d origin=VP multi=3/2
Bio-Naturreis | Organic brown rice | bio | 500 g | 2.49 | cooked-rice | Volles Korn mit Silberhaut. | Whole grain with its bran. | in=rice organic n=2.6/0.6/73/0.7/3.4/7.8/0.01
Couscous | Couscous | kornblick | 500 g | 1.99 | own-couscous | Quillt in fünf Minuten. | Swells in five minutes. | in=durum n=1.6/0.3/70/2/4.5/13/0.02 kw=Getreide/grains
Rote Linsen | Red lentils | kornblick | 500 g | 2.29 | own-lentils-red | Kochen rasch weich, für Dal und Suppe. | Cook quickly, for dal and soups. | in=lentil n=1.8/0.3/50/1.8/11/25/0.02 origin=TR kw=Hülsenfrüchte/pulses
Weiße Bohnen getrocknet | Dried white beans | kornblick | 500 g | 1.89 | own-white-beans | Über Nacht einweichen. | Soak overnight. | in=whitebean n=1.6/0.3/42/2.5/18/21/0.02 tint=#d8cfae kw=Hülsenfrüchte/pulses
`,
  },
  {
    path: 'vorrat/nudeln-reis/mehl-zucker',
    pack: 'bag',
    nutrition: '1 0.2 71 0.7 4 10.5 0.01',
    storage: 'dry',
    life: 270,
    labelled: true,
    words: ['Backen', 'baking'],
    kinds: ['Mehl, Zucker', 'flour, sugar'],
    tips: [
      [
        'Die Basis für Kuchen, Kekse und Germteig.',
        'The base for cakes, biscuits and yeast dough.',
      ],
    ],
    rows: `
Weizenmehl glatt W480 | Plain wheat flour W480 | kornblick | 1 kg | 1.09 | sheaf-of-rice | Aus österreichischem Weizen. | From Austrian wheat. | in=wheat origin=NO look=paper
Bio-Dinkelmehl universal | Organic spelt flour | bio | 1 kg | 2.49 | sheaf-of-rice | Leicht nussig, vielseitig. | Slightly nutty and versatile. | in=spelt organic regional look=paper
Feinkristallzucker | Granulated sugar | schatz | 1 kg | 1.39 | own-sugar-white | Aus heimischer Zuckerrübe. | From Austrian sugar beet. | in=sugar n=0/0/99.8/99.8/0/0/0 look=paper max=10
Staubzucker | Icing sugar | schatz | 500 g | 1.29 | birthday-cake | Fein gesiebt. | Finely sifted. | in=sugar n=0/0/99.5/99.5/0/0/0 look=paper
Vanillezucker mit Bourbonvanille | Sugar with Bourbon vanilla | gewuerzlade | 5 x 8 g | 2.29 | blossom | Mit echter gemahlener Schote. | With real ground pods. | in=sugar_vanilla:6 n=0.1/0/97/96/0.5/0.1/0 pack=box
Trockengerm | Dried yeast | kornblick | 3 x 7 g | 0.99 | bread | Reicht für je ein halbes Kilo Mehl. | Each sachet raises half a kilo of flour. | in=yeast n=6/1/20/2/25/40/0.3 pack=box kw=Hefe
Weizenmehl griffig W480 | Coarse wheat flour W480 | kornblick | 1 kg | 1.09 | own-dumplings sheaf-of-rice | Für Knödel, Nockerl und Spätzle. | For dumplings and spaetzle. | in=wheat origin=NO look=paper tint=#3b77b5
Roggenmehl R960 | Rye flour R960 | kornblick | 1 kg | 1.39 | own-loaf | Für Brot und Lebkuchen. | For bread and gingerbread. | in=rye origin=NO look=paper n=1.3/0.2/67/1/8/7.5/0.01
Backpulver | Baking powder | kornblick | 5 x 16 g | 0.89 | cupcake | Fünf Briefchen für lockere Kuchen. | Five sachets for fluffy cakes. | in=cornstarch_baking pack=box n=0/0/40/0/0/0/30 nopic
Puddingpulver Vanille | Vanilla custard powder | gewuerzlade | 3 x 37 g | 1.09 | custard | Mit Milch aufkochen, fertig. | Boil up with milk, done. | in=cornstarch_salt_vanilla pack=box n=0.1/0/86/0.2/0.2/0.3/0.6
Rohrohrzucker | Raw cane sugar | bio | 500 g | 2.29 | cookie | Feine Karamellnote. | A fine note of caramel. | in=canesugar organic look=paper n=0/0/98/98/0/0/0.01 multi=2x3.50
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
Kichererbsen | Chickpeas | donaugarten | 400 g | 1.19 | own-chickpeas | Weich gekocht, verzehrfertig. | Cooked soft, ready to eat. | in=chickpea_water_salt drained=240 n=2.4/0.3/15/0.6/6/7/0.5
Essiggurkerl | Pickled gherkins | donaugarten | 670 g | 2.79 | pickle | Knackig, süß-sauer, mit Dille. | Crisp, sweet and sour, with dill. | in=cucumber_water_brandyvinegar_sugar_salt_mustard_dill drained=360 pack=jar n=0.2/0/5.5/5/1/0.7/1.4 member=2.49
Sauerkraut mild | Mild sauerkraut | donaugarten | 500 g | 1.79 | own-cabbage | Mit Kümmel vergoren. | Fermented with caraway. | in=cabbage_salt_caraway drained=480 pack=bag n=0.2/0/2/1/2.5/1.3/1.1 regional
Oliven grün entsteint | Pitted green olives | olivaretta | 350 g | 2.49 | olive | In Lake eingelegt. | In brine. | in=olive_water_salt_citric drained=160 pack=jar n=15/2/0.5/0.2/3/1.2/3.3
Silberzwiebeln | Silverskin onions | donaugarten | 340 g | 2.29 | onion | Klein und würzig. | Small and tangy. | in=onion_water_brandyvinegar_salt_mustard_sulphite drained=190 pack=jar gone
Passierte Paradeiser | Tomato passata | donaugarten | 700 g | 1.99 | tomato | Samtig, für Sugo und Suppe. | Velvety, for sauces and soups. | in=tomato:99_salt pack=jar look=red n=0.2/0/4.6/4.2/1.4/1.4/0.3 was=2.29
Tomatenmark | Tomato purée | valdoretti | 200 g | 1.29 | tomato | Dreifach konzentriert. | Triple concentrated. | in=tomatopaste:99_salt pack=tube n=0.4/0.1/18/15/4/4.4/0.3 tint=#b3202f
Erbsen fein | Fine garden peas | donaugarten | 400 g | 1.49 | pea-pod | Zart und klein. | Tender and small. | in=pea_water_sugar_salt drained=280 n=0.5/0.1/10/2/5/5/0.5
Rotkraut mit Apfel | Red cabbage with apple | donaugarten | 680 g | 2.49 | own-red-cabbage red-apple | Fertig gegart, mild süß. | Ready cooked, mildly sweet. | in=redcabbage:78_apple_sugar_winevinegar_salt drained=650 pack=jar look=dark n=0.3/0.1/11/10/2/1/0.7
Champignons in Scheiben | Sliced mushrooms | donaugarten | 314 ml | 1.39 | own-white-mushroom | Für Pizza und Saucen. | For pizza and sauces. | in=mushroom_water_salt_citric drained=190 n=0.3/0.1/1/0.3/2/2.3/0.8
Pfefferoni scharf im Glas | Hot chilli peppers in a jar | donaugarten | 330 g | 2.39 | hot-pepper | Eingelegt, mit Biss. | Pickled, with a bite. | in=chili_water_brandyvinegar_salt_sulphite drained=150 pack=jar n=0.3/0/3.5/2.5/1.5/1/2.2
Oliven schwarz | Black olives | olivaretta | 350 g | 2.69 | olive | Mit Stein, mild gereift. | With stones, mildly ripened. | in=olive_water_salt drained=190 pack=jar look=dark n=18/2.6/0.5/0.1/3/1.3/3
Käferbohnen | Scarlet runner beans | donaugarten | 400 g | 2.49 | beans | Steirisch, mit Kernöl ein Gedicht. | Styrian, a poem with pumpkin seed oil. | in=bean_water_salt drained=240 regional origin=ST tint=#6a2c3f n=0.6/0.1/14/0.8/7.5/7.6/0.5 multi=3/2
Ananas in Stücken | Pineapple chunks | donaugarten | 565 g | 2.29 | pineapple | In eigenem Saft. | In its own juice. | in=pineapple:60_water_citric drained=340 n=0.2/0/12.5/12/1/0.4/0.01
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
Makrelenfilets geräuchert | Smoked mackerel fillets | fjordhavn | 125 g | 2.59 | fish | In Sonnenblumenöl. | In sunflower oil. | in=mackerel:70_sunoil_salt_smoke drained=90 tint=#49657d n=24/4.2/0/0/0/20/1.2
Thunfischsalat Mexicana | Mexican tuna salad | fjordhavn | 160 g | 2.79 | fish ear-of-corn | Mit Mais und Bohnen. | With corn and beans. | in=tuna:30_corn_bean_bellpepper_rapeoil_salt tint=#d9541e n=6/0.7/9/3/3/10/1
Miesmuscheln in Marinade | Marinated mussels | fjordhavn | 115 g | 2.69 | own-mussels | Mit Karotten und Essig. | With carrots and vinegar. | in=mussel:50_sunoil_carrot_brandyvinegar_salt drained=75 n=9/1.2/4/1/0.4/13/1.4 tint=#7a5a2b
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
Chili sin Carne | Chilli sin carne | pflanzling | 400 g | 2.99 | pot-of-food hot-pepper | Mit Bohnen, Mais und Soja. | With beans, corn and soya. | in=bean_tomato_corn_soyprotein:5_onion_chili_salt tint=#a8322a n=1.6/0.3/11/3.5/5/6/0.9 was=3.49
Ravioli in Sauce | Ravioli in sauce | wuerzwerkl | 800 g | 3.29 | stuffed-flatbread tomato | Mit Rindfleisch gefüllt. | Filled with beef. | in=durum_tomato_beef:6_onion_sugar_salt n=2.2/0.7/14/3/1.4/4.2/0.9
Nudelsuppe mit Huhn | Chicken noodle soup | wuerzwerkl | 390 ml | 2.49 | steaming-bowl | Mit Karotte und Sellerie. | With carrot and celery. | in=water_chicken:6_durum_egg_carrot_celery_salt n=1/0.3/4/0.8/0.4/2.6/0.9 tint=#e0a92e
Erdäpfelgulasch | Potato goulash | selchkammer | 400 g | 3.29 | potato pot-of-food | Mit Würstelscheiben. | With slices of sausage. | in=potato:40_water_pork_bacon_onion_paprika_salt n=4.5/1.7/10/2/1.4/4/1.1
`,
  },
];
