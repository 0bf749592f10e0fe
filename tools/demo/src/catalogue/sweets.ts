import type { AssortmentRows } from '../feed/assortment-rows.js';

export const sweets: AssortmentRows[] = [
  {
    path: 'suesses-snacks/suesses/schokolade',
    pack: 'box',
    nutrition: '32 19.5 55 53 3 7 0.18',
    storage: 'dry',
    life: 240,
    labelled: true,
    traces: 'nuts peanuts gluten soybeans',
    options: 'portion=25',
    words: ['Süßigkeiten, Schokolade', 'sweets, chocolate'],
    tips: [
      ['Bei 16 bis 18 °C schmeckt sie am besten.', 'Tastes best at 16 to 18 °C.'],
      ['Mit Kakao aus fairem Handel.', 'With fairly traded cocoa.'],
    ],
    rows: `
Alpenmilchschokolade | Alpine milk chocolate | chocolune | 100 g | 1.49 | chocolate-bar | Zart und cremig. | Smooth and creamy. | in=sugar_cocoabutter_wholepowder:18_cocoamass_lecithin look=bar group=alpenmilch was=1.79
Alpenmilchschokolade Großtafel | Alpine milk chocolate, large bar | chocolune | 300 g | 3.99 | chocolate-bar | Die Tafel zum Teilen. | The bar for sharing. | in=sugar_cocoabutter_wholepowder:18_cocoamass_lecithin look=bar group=alpenmilch multi=3/2
Zartbitter 70 % | Dark chocolate 70% | chocolune | 100 g | 1.99 | chocolate-bar | Kräftig mit Noten von Kirsche. | Strong with notes of cherry. | in=cocoamass:70_sugar_cocoabutter look=bar tint=#2b1a18 n=42/25/34/29/11/9/0.02
Bio-Nussschokolade | Organic hazelnut chocolate | bio | 100 g | 2.49 | own-hazelnuts | Mit ganzen Haselnüssen. | With whole hazelnuts. | in=canesugar_cocoabutter_hazelnut:22_wholepowder_cocoamass look=bar organic n=38/16/46/44/4/9/0.15 member=2.19
Weiße Schokolade Himbeer | White chocolate with raspberry | chocolune | 100 g | 1.89 | own-raspberry | Mit gefriergetrockneten Beeren. | With freeze-dried berries. | in=sugar_cocoabutter_wholepowder_raspberry:4_lecithin look=bar tint=#e6688a n=34/20/57/56/0.6/6/0.2 new
Nougatwürfel | Nougat cubes | chocolune | 165 g | 3.29 | candy | Zweierlei Nougat, geschichtet. | Two kinds of nougat in layers. | in=sugar_hazelnut:28_cocoamass_cocoabutter_milkpowder_lecithin n=36/12/50/48/4/8/0.1
Pralinenmischung Kaffeehaus | Coffee house chocolates | chocolune | 250 g | 8.99 | chocolate-bar hot-beverage | Zwanzig Pralinen in sechs Sorten. | Twenty chocolates in six kinds. | in=sugar_cocoabutter_cocoamass_cream_hazelnut_coffee_pistachio_lecithin max=6 was=10.99
Mandelschokolade | Almond chocolate | chocolune | 100 g | 1.79 | own-almonds chocolate-bar | Mit ganzen Mandeln. | With whole almonds. | in=sugar_cocoabutter_wholepowder_almond:20_cocoamass_lecithin look=bar tint=#b0763a
Erdnuss-Karamell-Riegel | Peanut caramel bar | chocolune | 5 x 45 g | 3.29 | peanuts | Fünf Riegel mit weichem Karamell. | Five bars with soft caramel. | in=sugar_peanut:24_glucose_milkpowder_cocoamass_lecithin n=25/9/57/46/2.4/9/0.4 was=3.99
Bio-Zartbitter 85 % | Organic dark chocolate 85% | bio | 100 g | 2.69 | chocolate-bar | Fast ohne Zucker, sehr intensiv. | Hardly any sugar, very intense. | in=cocoamass:85_canesugar organic look=bar tint=#3a241d n=48/29/20/14/13/10/0.02
Schokoladeherzen | Chocolate hearts | chocolune | 150 g | 3.49 | red-heart | Zum Verschenken und Selbernaschen. | To give away or to keep. | in=sugar_cocoabutter_wholepowder_cocoamass_lecithin look=plain tint=#c2274f
Pistazienpraline | Pistachio pralines | chocolune | 120 g | 5.99 | candy own-pistachios | Zweischichtig, mit Pistaziencreme. | In two layers with pistachio cream. | in=sugar_cocoabutter_pistachio:18_milkpowder_lecithin n=38/16/46/44/3/9/0.2 tint=#7fa14a max=6
`,
  },
  {
    path: 'suesses-snacks/suesses/kekse',
    pack: 'box',
    nutrition: '20 9.5 65 30 2.6 6.4 0.6',
    storage: 'dry',
    life: 180,
    labelled: true,
    traces: 'nuts soybeans sesame peanuts',
    words: ['Süßigkeiten, Kekse', 'sweets, biscuits'],
    kinds: ['Waffeln', 'wafers'],
    tips: [['Zum Kaffee oder für die Keksdose.', 'With coffee or for the biscuit tin.']],
    rows: `
Butterkekse | Butter biscuits | mondkeks | 200 g | 1.79 | cookie | Mit echter Butter gebacken. | Baked with real butter. | in=wheat_sugar_butter:12_milkpowder_baking_salt n=12/7.5/73/22/2.4/8/0.7
Haselnussschnitten | Hazelnut wafers | chocolune | 4 x 75 g | 3.49 | waffle | Fünf Lagen Waffel mit Nusscreme. | Five layers of wafer with nut cream. | in=wheat_sugar_coconutoil_hazelnut:12_cocoa_milkpowder_lecithin n=26/16/60/34/3/6/0.3 was=3.99
Vanillekipferl | Vanilla crescents | kornlieb | 250 g | 5.49 | cookie | Mürbe, mit Mandeln und Staubzucker. | Short, with almonds and icing sugar. | in=wheat_butter:26_sugar_almond:16_eggyolk_vanilla look=cream member=4.79
Bio-Haferkekse | Organic oat cookies | bio | 200 g | 2.99 | cookie | Mit Rosinen und ganzem Korn. | With raisins and whole grain. | in=oats:38_spelt_canesugar_sunoil_raisin_baking organic n=18/2/61/24/6/8/0.4
Lebkuchenherzen gefüllt | Filled gingerbread hearts | mondkeks | 300 g | 3.29 | red-heart cookie | Mit Marille, in Zartbitter getaucht. | With apricot, dipped in dark chocolate. | in=wheat_sugar_apricot:18_honey_cocoamass_spices_baking n=9/5/70/48/3/5/0.5 soon=P8D
Biskotten | Sponge fingers | mondkeks | 200 g | 1.89 | cookie shortcake | Für Torten und Tiramisu. | For cakes and tiramisu. | in=wheat_sugar_egg:26_baking n=3.4/1/76/40/1.4/8/0.3 kw=Löffelbiskuit multi=2x3.00
Neapolitaner Waffeln | Hazelnut layer wafers | mondkeks | 250 g | 2.29 | waffle own-hazelnuts | In kleinen Würfeln. | In small cubes. | in=wheat_sugar_coconutoil_hazelnut:10_cocoa_lecithin n=24/18/62/36/3/6/0.3 tint=#2f5f9a
Ingwerkekse | Ginger biscuits | mondkeks | 175 g | 2.19 | ginger-root cookie | Knusprig und würzig. | Crisp and spicy. | in=wheat_sugar_butter_ginger:3_honey_baking was=2.99 tint=#a8571d
Glutenfreie Schokokekse | Gluten-free chocolate cookies | mondkeks | 160 g | 3.29 | cookie chocolate-bar | Mit Buchweizen und Lupine. | With buckwheat and lupin. | in=buckwheat_sugar_cocoamass:18_lupin:8_sunoil_baking gf n=22/7/56/28/6/8/0.4 traces=soybeans tint=#5a3a6b
Knusperkekse Kokos | Coconut crunch biscuits | mondkeks | 200 g | 1.99 | coconut cookie | Mit gerösteten Kokosraspeln. | With roasted coconut. | in=wheat_sugar_coconut:14_butter_baking print=Knusper_Kokos tint=#3fa7a0
`,
  },
  {
    path: 'suesses-snacks/suesses/zuckerl',
    pack: 'bag',
    nutrition: '0.3 0.1 78 56 0.2 5.6 0.05',
    storage: 'dry',
    life: 365,
    labelled: true,
    words: ['Süßigkeiten, Zuckerl', 'sweets, candy'],
    kinds: ['Fruchtgummi', 'gums'],
    tips: [
      [
        'Mit färbenden Lebensmitteln, ohne künstliche Farbstoffe.',
        'Coloured with foods, no artificial colours.',
      ],
    ],
    rows: `
Fruchtgummi-Eulen | Fruit gum owls | knabberfink | 200 g | 1.49 | owl candy | Sechs Geschmacksrichtungen. | Six flavours. | in=glucose_sugar_gelatine_applejuice_citric
Saure Schlangen | Sour snakes | knabberfink | 200 g | 1.59 | snake | Mit prickelnder Hülle. | With a tingly coating. | in=glucose_sugar_starch_citric_wheat tint=#7ac143 n=0.3/0.1/82/58/0.2/1/0.2 was=2.09
Alpenkräuterzuckerl | Alpine herb sweets | bienenkorb | 150 g | 2.29 | honeybee herb | Mit Salbei, Thymian und Honig. | With sage, thyme and honey. | in=sugar_glucose_honey:4_herbs n=0/0/96/70/0/0/0.01
Karamellbonbons | Caramel toffees | chocolune | 250 g | 2.79 | candy | Mit frischem Obers gekocht. | Cooked with fresh cream. | in=glucose_sugar_cream:22_butter_salt n=10/6.5/77/52/0/1.6/0.5
Traubenzucker Zitrone | Lemon dextrose tablets | knabberfink | 3 x 40 g | 1.99 | lemon | Schnelle Energie. | Quick energy. | in=dextrose:92_citric_aroma tint=#f4d03f n=0/0/94/92/0/0/0.01 pack=roll
Fruchtgummi-Herzen <3 | Fruit gum hearts <3 | knabberfink | 200 g | 1.59 | red-heart candy | Vegan und weich. | Vegan and soft. | in=glucose_sugar_starch_applejuice_citric n=0.2/0/80/54/0.2/0.2/0.05 print=Herzen tint=#e2557a
Salmiakpastillen | Salmiac pastilles | knabberfink | 100 g | 1.49 | candy | Herb und kräftig. | Bitter and strong. | in=sugar_glucose_starch_salt_aroma n=0/0/86/60/0/0.2/0.6 tint=#2c2c34 multi=3/2
Lutscher bunt | Colourful lollipops | knabberfink | 10 x 10 g | 1.99 | lollipop | Zehn Stück in fünf Sorten. | Ten pieces in five kinds. | in=sugar_glucose_citric_aroma n=0/0/97/72/0/0/0.02 tint=#4fa3d9
Hustenzuckerl Eukalyptus | Eucalyptus cough sweets | bienenkorb | 100 g | 1.89 | four-leaf-clover | Zuckerfrei und frisch. | Sugar-free and fresh. | in=glucose_herbs_aroma n=0/0/95/0/0/0/0.01 tint=#3c8f7a gone
Schaumküsse | Chocolate marshmallow kisses | chocolune | 12 x 20 g | 2.49 | custard chocolate-bar | Luftiger Schaum auf Waffel. | Airy foam on a wafer. | in=sugar_glucose_eggwhite_cocoamass_coconutoil_wheat n=14/10/68/58/2/4/0.1 pack=box tint=#7b3a63 soon=P2D
`,
  },
  {
    path: 'suesses-snacks/snacks/chips',
    pack: 'bag',
    nutrition: '30 2.8 53 2.2 4.4 6.2 1.3',
    storage: 'dry',
    life: 120,
    labelled: true,
    traces: 'milk gluten soybeans mustard celery',
    words: ['Knabbern', 'snacks'],
    kinds: ['Chips, Salzgebäck', 'crisps'],
    tips: [
      ['Für Spieleabend und Fernsehsofa.', 'For game nights and the sofa.'],
      ['In Sonnenblumenöl gebacken.', 'Cooked in sunflower oil.'],
    ],
    options: 'portion=30',
    rows: `
Erdäpfelchips gesalzen | Salted crisps | knabberfink | 175 g | 2.29 | potato | Dünn und knusprig. | Thin and crisp. | in=potato_sunoil:30_salt
Erdäpfelchips Paprika | Paprika crisps | knabberfink | 175 g | 2.29 | bell-pepper | Würzig mit edelsüßer Paprika. | Spiced with sweet paprika. | in=potato_sunoil:30_paprika_sugar_salt_whey tint=#d9541e was=2.79
Bio-Gemüsechips | Organic vegetable crisps | bio | 100 g | 3.29 | carrot root-vegetable | Rote Rübe, Pastinake, Karotte. | Beetroot, parsnip and carrot. | in=beetroot_carrot_sunoil:32_salt organic n=33/3/40/22/11/5/1.1
Tortillachips | Tortilla chips | knabberfink | 200 g | 2.19 | ear-of-corn | Zum Dippen, aus ganzem Mais. | For dipping, from whole corn. | in=cornmeal_sunoil:22_salt gf n=23/2.3/62/1.5/6/7/1 traces=milk
Salzstangen lang | Salted sticks | knabberfink | 250 g | 1.69 | own-pretzel-stick salt | Lang, dünn und knackig. | Long, thin and crunchy. | in=wheat_salt:4_sunoil_maltextract_yeast n=4/0.5/74/3/3/11/4.2
Popcorn salzig | Salted popcorn | knabberfink | 90 g | 1.49 | popcorn | Luftig gepufft. | Airily popped. | in=corn_sunoil:16_salt n=18/1.8/58/1/11/9/1.5 vegan
Käsegebäck | Cheese bites | knabberfink | 125 g | 2.49 | cheese-wedge | Mit gereiftem Bergkäse. | With matured mountain cheese. | in=wheat_butter_cheese:15_egg_salt_baking n=26/15/50/3/2.5/13/2 soon=P1D
Erdäpfelchips mit Essig | Salt and vinegar crisps | knabberfink | 150 g | 2.29 | potato lemon | Säuerlich-würzig. | Tangy and savoury. | in=potato_sunoil:30_brandyvinegar_whey_salt tint=#3f86a8
Cracker <extra dünn> | Crackers <extra thin> | salzmandl | 150 g | 1.79 | rice-cracker | Hauchdünn gebacken, mit Meersalz. | Baked wafer-thin with sea salt. | in=wheat_rapeoil_salt_yeast print=Cracker pack=box n=14/1.2/66/3/3/10/1.8
Maisbällchen Erdnuss | Peanut corn puffs | knabberfink | 200 g | 1.99 | peanuts ear-of-corn | Luftig, mit Erdnuss. | Airy, with peanuts. | in=cornmeal_peanut:33_sunoil_salt n=24/3/54/2.6/4/13/1.6 tint=#c77a1d multi=3/2
Brezerl mini | Mini pretzels | knabberfink | 300 g | 1.89 | pretzel | Knackig, zum Bier und zur Jause. | Crunchy, for beer and snacks. | in=wheat_salt_rapeoil_yeast n=4/0.4/74/2.6/3/11/3.9 tint=#7a4a1d
Reiswaffeln Meersalz | Sea salt rice cakes | knabberfink | 100 g | 1.29 | rice-cracker | Nur Reis und Salz. | Just rice and salt. | in=rice:99_salt gf n=3/0.6/80/0.6/3.4/8/0.5 pack=roll tint=#8fb3c9
`,
  },
  {
    path: 'suesses-snacks/snacks/nuesse',
    pack: 'bag',
    nutrition: '52 5.5 12 5 8 21 0.02',
    storage: 'dry',
    life: 240,
    labelled: true,
    traces: 'peanuts nuts sesame',
    options: 'portion=30',
    words: ['Nüsse, Trockenfrüchte', 'nuts, dried fruit'],
    tips: [['Eine Handvoll am Tag tut gut.', 'A handful a day is good for you.']],
    rows: `
Erdnüsse geröstet und gesalzen | Roasted salted peanuts | knabberfink | 200 g | 1.79 | peanuts | Schonend trocken geröstet. | Gently dry-roasted. | in=peanut:98_salt n=48/6.8/11/4.5/8/26/0.9
Studentenfutter | Trail mix | knabberfink | 250 g | 3.49 | peanuts grapes | Nüsse und Rosinen zu gleichen Teilen. | Equal parts nuts and raisins. | in=raisin:50_hazelnut_almond_cashew_walnut n=26/2.8/45/38/6/10/0.02 was=3.99
Bio-Walnusskerne | Organic walnut kernels | bio | 150 g | 4.49 | own-walnuts | Helle Hälften aus heimischem Anbau. | Light halves, grown nearby. | in=walnut organic regional n=65/6.2/6/3/6/15/0 member=3.99
Mandeln naturbelassen | Natural almonds | schatz | 200 g | 2.99 | own-almonds | Ganze Kerne mit Haut. | Whole kernels with skin. | in=almond n=52/4/6/4.5/12/22/0.01
Soft-Marillen | Soft dried apricots | knabberfink | 200 g | 3.29 | own-apricots | Saftig getrocknet. | Dried but juicy. | in=apricot_sulphite n=0.5/0/50/42/7/3.4/0.03 tint=#f09a3e
Medjool-Datteln | Medjool dates | knabberfink | 250 g | 4.29 | own-dates | Groß und karamellig. | Large and caramel-like. | in=date origin=EG n=0.2/0/66/63/7/1.8/0.01 pack=tray
Cashewkerne geröstet | Roasted cashews | knabberfink | 150 g | 3.29 | own-cashews | Mild gesalzen. | Mildly salted. | in=cashew:98_salt n=47/9/26/6/4/18/0.9 tint=#c9a25a
Haselnüsse gemahlen | Ground hazelnuts | schatz | 200 g | 2.79 | own-hazelnuts | Zum Backen. | For baking. | in=hazelnut n=62/4.6/8/5/9/14/0.01 was=3.19
Pistazien in der Schale | Pistachios in the shell | knabberfink | 200 g | 4.49 | own-pistachios | Geröstet und gesalzen. | Roasted and salted. | in=pistachio:98_salt n=46/5.6/17/8/10/21/1 tint=#6f9443
Rosinen | Raisins | schatz | 250 g | 1.69 | grapes | Kernlos und ungeschwefelt. | Seedless and unsulphured. | in=raisin origin=TR n=0.6/0.1/68/66/5/2.6/0.05
Nussmix Barbecue | Barbecue nut mix | knabberfink | 175 g | 3.79 | peanuts hot-pepper | Rauchig gewürzt. | Smoky seasoning. | in=peanut:50_almond_cashew_sugar_paprika_smoke_celery_salt n=48/6/18/8/7/21/1.4 member=3.29
Bio-Apfelringe | Organic dried apple rings | bio | 100 g | 2.49 | red-apple | Getrocknet, sonst nichts. | Dried, nothing else. | in=apple organic n=0.6/0.1/68/60/9/1.6/0.01
`,
  },
];
