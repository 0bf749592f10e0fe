import type { AssortmentRows } from '../feed/assortment-rows.js';

export const cupboard: AssortmentRows[] = [
  {
    path: 'vorrat/oele-saucen/oel-essig',
    pack: 'bottle',
    per: 'ml',
    nutrition: '91.6 11 0 0 0 0 0',
    storage: 'dark',
    life: 365,
    options: 'glass',
    words: ['Salat, Küche', 'salad, kitchen'],
    kinds: ['Öl, Essig', 'oil, vinegar'],
    tips: [['Für Salate und zum Verfeinern.', 'For salads and finishing.']],
    rows: `
Rapsöl kaltgepresst | Cold-pressed rapeseed oil | olivaretta | 500 ml | 4.49 | blossom | Nussig, aus heimischem Raps. | Nutty, from Austrian rapeseed. | in=rapeoil regional look=oil
Natives Olivenöl extra | Extra virgin olive oil | olivaretta | 500 ml | 8.99 | olive | Fruchtig mit leichter Schärfe. | Fruity with a hint of pepper. | in=oliveoil origin=GR look=oil group=olivenoel was=10.99 low=9.99
Natives Olivenöl extra | Extra virgin olive oil | olivaretta | 1 l | 15.99 | olive | Die große Flasche. | The large bottle. | in=oliveoil origin=GR look=oil group=olivenoel
Steirisches Kürbiskernöl g.g.A. | Styrian pumpkin seed oil PGI | olivaretta | 250 ml | 8.49 | jack-o-lantern | Dunkelgrün und geröstet nussig. | Dark green, roasted and nutty. | in=pumpkinoil origin=ST regional look=darkoil member=7.49
Sonnenblumenöl | Sunflower oil | schatz | 1 l | 2.49 | sunflower | Neutral, zum Braten und Backen. | Neutral, for frying and baking. | in=sunoil look=oil max=6
Apfelessig naturtrüb | Unfiltered cider vinegar | sulmauer | 750 ml | 2.79 | red-apple | Mild, aus ganzen Äpfeln. | Mild, from whole apples. | in=applevinegar origin=ST n=0/0/0.6/0.4/0/0.1/0.01 regional
Balsamico di Modena | Balsamic vinegar of Modena | valdoretti | 250 ml | 3.99 | grapes | Dickflüssig und süß. | Thick and sweet. | in=winevinegar_grapejuice_sulphite origin=IT n=0/0/18/17/0/0.5/0.05 kw=Essig
Sesamöl geröstet | Toasted sesame oil | wuerzwerkl | 250 ml | 4.99 | own-sesame | Nussig, wenige Tropfen genügen. | Nutty, a few drops suffice. | in=sesameoil look=darkoil n=91.6/14/0/0/0/0/0
Rotweinessig | Red wine vinegar | olivaretta | 500 ml | 2.49 | grapes | Kräftig, für Salate. | Strong, for salads. | in=winevinegar n=0/0/0.6/0.4/0/0.1/0.01 tint=#7a1f35
Bratöl hoch erhitzbar | High-heat frying oil | schatz | 750 ml | 3.49 | cooking | Bis 210 °C stabil. | Stable up to 210 °C. | in=rapeoil look=oil tint=#c9542b max=6
`,
  },
  {
    path: 'vorrat/oele-saucen/saucen',
    pack: 'jar',
    nutrition: '3.5 0.5 9.5 7 1.6 1.6 1.1',
    storage: 'dry',
    life: 300,
    labelled: true,
    words: ['Sauce, Würze', 'sauce, condiment'],
    kinds: ['Senf, Ketchup', 'mustard, ketchup'],
    tips: [['Nach dem Öffnen gekühlt aufbewahren.', 'Keep refrigerated after opening.']],
    rows: `
Sugo Basilico | Tomato sauce with basil | valdoretti | 400 g | 2.99 | tomato herb | Fruchtig mit frischem Basilikum. | Fruity with fresh basil. | in=tomato:84_onion_oliveoil_basil_salt was=3.49
Pesto alla Genovese | Pesto alla Genovese | valdoretti | 190 g | 3.29 | herb | Mit Cashewkernen und Hartkäse. | With cashew nuts and hard cheese. | in=basil:36_sunoil_cheese_cashew_salt_garlic n=42/6.5/6/3/2/5/2.4
Paradeiserketchup | Tomato ketchup | wuerzwerkl | 500 ml | 2.49 | tomato | Mit 70 Prozent Paradeisern. | With 70 percent tomatoes. | in=tomatopaste:70_sugar_brandyvinegar_salt_spices pack=bottle look=squeeze n=0.2/0/22/20/1/1.4/1.8 kg=560
Estragonsenf | Tarragon mustard | wuerzwerkl | 200 g | 1.69 | hot-dog | Mild-süßlich, der Wiener Liebling. | Mild and sweetish, Vienna's favourite. | in=mustard:25_water_brandyvinegar_sugar_salt_herbs pack=tube n=4/0.3/9/7/2/5/2.6 member=1.49
Kremser Senf scharf | Hot mustard | wuerzwerkl | 200 g | 1.69 | hot-pepper | Grobkörnig und feurig. | Coarse and fiery. | in=mustard:28_water_brandyvinegar_sugar_salt pack=tube tint=#8c5a1a n=6/0.4/8/6/3/6/2.6
Mayonnaise 80 % | Mayonnaise 80% | wuerzwerkl | 300 ml | 2.79 | egg | Mit Freilandei gerührt. | Made with free-range egg. | in=rapeoil:78_eggyolk_water_brandyvinegar_mustardpaste_sugar_salt pack=tube tint=#e8c63a n=79/6/1.5/1.4/0/1.2/1.1 kg=310
Sojasauce | Soy sauce | wuerzwerkl | 250 ml | 2.99 | sushi | Natürlich gebraut, sechs Monate gereift. | Naturally brewed and aged six months. | in=water_soy_wheat_salt pack=bottle glass n=0/0/5/2/0.5/8/15 look=dark
Austernsauce | Oyster sauce | wuerzwerkl | 250 ml | 3.29 | oyster | Für Wokgemüse. | For stir-fried vegetables. | in=water_sugar_salt_oyster:8_soysauce_starch pack=bottle glass look=dark n=0.1/0/28/24/0/2/10 soon=P14D
Tahin hell | Light tahini | wuerzwerkl | 250 g | 4.49 | own-sesame | Fein gemahlener Sesam. | Finely ground sesame. | in=tahini organic n=57/8/10/0.5/9/22/0.05
Currysauce mild | Mild curry sauce | wuerzwerkl | 350 ml | 2.79 | curry-rice | Mit Kokosmilch und Apfel. | With coconut milk and apple. | in=water_coconutmilk_apple_onion_starch_mustard_spices_salt n=4/3/9/6/1/1/1 tint=#e0a21b
Barbecuesauce rauchig | Smoky barbecue sauce | wuerzwerkl | 300 ml | 2.49 | own-ribs | Süß und rauchig. | Sweet and smoky. | in=tomatopaste_sugar_brandyvinegar_smoke_celery_spices_salt pack=bottle look=squeeze n=0.3/0/32/28/1/1/1.9 tint=#4a2018 was=2.89
Sweet-Chili-Sauce | Sweet chilli sauce | wuerzwerkl | 250 ml | 2.29 | hot-pepper | Für Frühlingsrollen und Garnelen. | For spring rolls and prawns. | in=sugar_water_chili:9_brandyvinegar_garlic_salt pack=bottle glass n=0.2/0/46/42/0.8/0.4/2 look=syrup
Kräuterdressing | Herb dressing | wuerzwerkl | 250 ml | 1.99 | green-salad herb | Mit Joghurt und Dille. | With yoghurt and dill. | in=water_rapeoil_yoghurt_sugar_herbs_dill_mustardpaste_salt pack=bottle look=squeeze n=22/2/8/6.5/0.3/1.2/1.5 tint=#6aa84f
Kren gerieben | Grated horseradish | wuerzwerkl | 100 g | 1.99 | own-parsnip | Scharf, zum Tafelspitz. | Hot, for boiled beef. | in=horseradish:70_brandyvinegar_rapeoil_sulphite_salt n=6/0.7/9/6/5/2/1.6 look=cream
Hummus Natur | Plain hummus | pflanzling | 200 g | 2.49 | own-chickpeas | Mit Sesam und Zitrone. | With sesame and lemon. | in=chickpea:48_tahini:14_sunoil_lemonjuice_garlic_salt pack=tub n=21/2.3/11/0.8/5/7/1
`,
  },
  {
    path: 'vorrat/oele-saucen/gewuerze',
    pack: 'jar',
    storage: 'dark',
    life: 700,
    options: 'look=spice',
    words: ['Gewürze', 'spices'],
    kinds: ['Kräuter, Salz', 'herbs, salt'],
    tips: [['Schonend vermahlen und aromadicht verpackt.', 'Gently ground and sealed for aroma.']],
    rows: `
Paprika edelsüß | Sweet paprika powder | gewuerzlade | 50 g | 2.79 | bell-pepper | Leuchtend rot und fruchtig. | Bright red and fruity. | in=paprika origin=HU
Pfeffer schwarz ganz | Whole black peppercorns | gewuerzlade | 45 g | 3.49 | own-peppercorns | Kräftig, für die Mühle. | Strong, for the mill. | in=pepper origin=VP tint=#3a3a3a was=3.99
Kümmel ganz | Whole caraway | gewuerzlade | 40 g | 2.29 | sheaf-of-rice | Für Brot, Kraut und Braten. | For bread, cabbage and roasts. | in=caraway origin=AT tint=#8a6b2f
Zimt gemahlen | Ground cinnamon | gewuerzlade | 35 g | 2.49 | own-cinnamon | Süßlich und warm. | Sweet and warm. | in=cinnamon tint=#9c4f22
Bio-Kräuter der Wiese | Organic meadow herbs | bio | 15 g | 3.29 | herb | Mit bunten Blüten. | With colourful petals. | in=herbs organic regional
Selleriesalz | Celery salt | gewuerzlade | 90 g | 2.19 | salt | Würzt Saft, Suppe und Ei. | For juice, soup and eggs. | in=salt:80_celery tint=#6d9b57
Alpensalz jodiert | Iodised alpine salt | schatz | 500 g | 0.99 | salt | Aus österreichischen Stollen. | From Austrian mines. | in=iodsalt pack=box origin=AT look=plain
Brathendlgewürz | Roast chicken seasoning | gewuerzlade | 60 g | 2.59 | poultry-leg | Paprika, Salz und Kräuter. | Paprika, salt and herbs. | in=salt_paprika_herbs_garlic tint=#d97b1f
Knoblauch granuliert | Garlic granules | gewuerzlade | 50 g | 2.49 | garlic | Ergiebig und streufähig. | Rich and easy to sprinkle. | in=garlic tint=#a99d7a
Gewürzmischung Griller & Freunde | Spice mix Grill & Friends | gewuerzlade | 70 g | 2.99 | own-ribs | Für Fleisch, Gemüse und Käse. | For meat, vegetables and cheese. | in=salt_paprika_mustard_pepper_smoke tint=#8a2f1d new
Chiliflocken | Chilli flakes | gewuerzlade | 30 g | 2.29 | hot-pepper | Feurig, vorsichtig dosieren. | Fiery, use with care. | in=chili tint=#b3202f
Oregano gerebelt | Dried oregano | gewuerzlade | 12 g | 1.79 | herb | Für Pizza und Sugo. | For pizza and tomato sauce. | in=oregano tint=#5c7a35 origin=GR
`,
  },
  {
    path: 'vorrat/fruehstueck/muesli',
    pack: 'bag',
    nutrition: '8.5 1.6 60 14 8.5 10.5 0.06',
    storage: 'dry',
    life: 240,
    labelled: true,
    traces: 'nuts soybeans milk sesame peanuts',
    words: ['Frühstück, Cerealien', 'breakfast, cereal'],
    kinds: ['Müsli, Flocken', 'muesli, flakes'],
    tips: [
      ['Mit Milch, Joghurt oder Saft.', 'With milk, yoghurt or juice.'],
      ['Vier Esslöffel ergeben eine Portion.', 'Four tablespoons make one serving.'],
    ],
    options: 'portion=50',
    rows: `
Haferflocken zart | Fine oat flakes | kornblick | 500 g | 1.29 | own-oat-bowl | Der schnelle Start in den Tag. | The quick start into the day. | in=oats n=7/1.3/58/0.8/10/13.5/0.01 origin=OO regional
Früchtemüsli | Fruit muesli | kornblick | 750 g | 4.49 | grapes banana | Mit einem Drittel Trockenfrüchten. | One third dried fruit. | in=oats_wheat_raisin:18_apple_date_banana was=5.29
Bio-Knuspermüsli Honig-Nuss | Organic honey nut crunch | bio | 375 g | 3.99 | honey-pot | Im Ofen gebacken. | Baked in the oven. | in=oats:58_canesugar_sunoil_hazelnut:7_honey:5_almond organic n=17/2.2/61/19/7/10/0.1 member=3.49
Schokomüsli | Chocolate muesli | kornblick | 500 g | 3.79 | chocolate-bar | Mit Zartbitterstücken. | With dark chocolate chips. | in=oats_wheat_sugar_cocoamass:9_cocoabutter_lecithin n=12/5/62/21/8/9.5/0.08
Cornflakes | Cornflakes | kornblick | 375 g | 2.29 | ear-of-corn | Goldgelb und knusprig. | Golden and crisp. | in=cornmeal_sugar_salt_maltextract pack=box n=0.9/0.2/84/8/3/7/1.1
Schokobällchen | Chocolate cereal balls | kornblick | 375 g | 2.99 | bear | Der Liebling am Kinderfrühstück. | The children's favourite. | in=wholewheat_sugar_cocoa:6_glucose_salt pack=box n=4/1.2/75/27/7/9/0.4 soon=P2D
Haferflocken kernig | Jumbo oat flakes | kornblick | 1 kg | 1.99 | sheaf-of-rice | Mit Biss, für Porridge und Müsli. | With a bite, for porridge and muesli. | in=oats n=7/1.3/58/0.8/10/13.5/0.01 origin=OO
Müsli "Guten Morgen" | Muesli "Good Morning" | kornblick | 600 g | 3.99 | sunflower own-oat-bowl | Mit Kernen, ohne Zuckerzusatz. | With seeds, no added sugar. | in=oats_wheat_sunseed_pumpkinseed_linseed n=11/1.6/54/1.4/10/14/0.02 tint=#4d8f6a
Porridge Apfel-Zimt | Apple cinnamon porridge | kornblick | 350 g | 3.29 | red-apple own-oat-bowl | Mit heißem Wasser fertig. | Ready with hot water. | in=oats:72_apple_sugar_cinnamon_milkpowder n=6/1.1/62/16/8/11/0.05 tint=#c2603a member=2.89
Dinkelpops mit Honig | Honey spelt puffs | bio | 200 g | 2.79 | honeybee | Luftig gepoppt. | Airily popped. | in=spelt:66_honey_canesugar organic pack=box n=1.8/0.3/80/30/5/9/0.03
`,
  },
  {
    path: 'vorrat/fruehstueck/aufstriche',
    pack: 'jar',
    nutrition: '0.2 0 58 57 1.1 0.5 0.02',
    storage: 'dry',
    life: 400,
    labelled: true,
    words: ['Frühstück, Aufstrich', 'breakfast, spread'],
    kinds: ['Marmelade, Honig', 'jam, honey'],
    tips: [['Auf Semmel, Palatschinken oder im Joghurt.', 'On rolls, pancakes or in yoghurt.']],
    rows: `
Marillenmarmelade | Apricot jam | sulmauer | 450 g | 3.99 | own-apricots | Mit 60 Prozent Frucht. | With 60 percent fruit. | in=apricot:60_sugar_pectin_citric regional look=orange
Erdbeermarmelade extra | Extra strawberry jam | sulmauer | 450 g | 3.79 | strawberry | Im offenen Kessel gekocht. | Cooked in an open pot. | in=strawberry:55_sugar_pectin_citric look=red was=4.29
Powidl | Plum butter | sulmauer | 330 g | 3.49 | own-plum | Ohne Zuckerzusatz eingekocht. | Boiled down without added sugar. | in=plum n=0.3/0.1/48/42/4/1.8/0.01 look=dark kw=Marmelade/jam
Blütenhonig cremig | Creamy blossom honey | bienenkorb | 500 g | 6.99 | honeybee | Feinsteif gerührt. | Stirred until creamy. | in=honey origin=AT regional n=0/0/81/80/0/0.4/0.01 look=honey member=5.99
Waldhonig | Forest honey | bienenkorb | 500 g | 8.49 | honey-pot | Dunkel, malzig, kräftig. | Dark, malty and strong. | in=honey origin=KA regional n=0/0/81/79/0/0.5/0.01 look=dark
Haselnuss-Nougatcreme | Hazelnut nougat spread | chocolune | 400 g | 3.99 | own-hazelnuts | Ohne Palmöl gerührt. | Made without palm oil. | in=sugar_rapeoil_hazelnut:16_milkpowder_cocoa_lecithinsun n=34/5/54/52/3/6/0.1 look=dark
Erdnussmus crunchy | Crunchy peanut butter | pflanzling | 350 g | 3.79 | peanuts | Mit gerösteten Stückchen. | With roasted pieces. | in=peanut:99_salt n=49/7/12/5/8/27/0.6 look=honey
Mandelmus weiß | White almond butter | bio | 250 g | 8.99 | own-almonds | Aus geschälten Mandeln. | From blanched almonds. | in=almond organic n=55/4.4/7/5/9/22/0.01 look=cream
Ribiselgelee | Redcurrant jelly | sulmauer | 250 g | 2.99 | own-redcurrants | Klar, herb und fruchtig. | Clear, tart and fruity. | in=redcurrant:50_sugar_pectin look=red kw=Marmelade/jam
Bio-Himbeermarmelade | Organic raspberry jam | bio | 220 g | 3.79 | own-raspberry | Mit ganzen Früchten. | With whole berries. | in=raspberry:60_canesugar_pectin organic look=red
Mohnaufstrich süß | Sweet poppy spread | bienenkorb | 200 g | 4.29 | honeybee | Mit Honig gerührt. | Stirred with honey. | in=poppy:45_honey:40_sunoil n=26/2.8/40/34/9/9/0.02 look=dark
Cashewmus | Cashew butter | pflanzling | 250 g | 6.99 | own-cashews | Mild und süßlich. | Mild and sweetish. | in=cashew n=47/9/25/6/4/19/0.03 look=cream soon=P4D
Erdnuss-Schokocreme | Peanut chocolate spread | chocolune | 350 g | 4.29 | peanuts chocolate-bar | Geröstet, cremig, dunkel. | Roasted, creamy and dark. | in=peanut:42_sugar_rapeoil_cocoa_milkpowder_lecithinsun n=36/6/42/38/5/14/0.2 look=dark
`,
  },
];
