import type { AssortmentRows } from '../feed/assortment-rows.js';

export const dairy: AssortmentRows[] = [
  {
    path: 'milch-eier/milch-rahm/frischmilch',
    pack: 'carton',
    per: 'ml',
    nutrition: '3.6 2.3 4.8 4.8 0 3.4 0.1',
    ingredients: 'milk',
    storage: 'chilled',
    life: 9,
    labelled: true,
    words: ['Milch, Frischmilch, Molkerei', 'milk, fresh milk, dairy'],
    tips: [
      ['Schonend pasteurisiert.', 'Gently pasteurised.'],
      ['Von Höfen, die ihre Kühe auf die Weide lassen.', 'From farms whose cows graze outdoors.'],
    ],
    rows: `
Bergbauern-Vollmilch 3,6 % | Mountain farm whole milk 3.6% | almwiesel | 1 l | 1.69 | glass-of-milk | Vollmundig und frisch aus dem Gebirge. | Full-bodied and fresh from the mountains. | origin=TI regional group=vollmilch
Bergbauern-Vollmilch 3,6 % | Mountain farm whole milk 3.6% | almwiesel | 500 ml | 1.09 | glass-of-milk | Die kleine Packung für kleine Haushalte. | The small carton for small households. | origin=TI regional group=vollmilch
Leichtmilch 0,5 % | Skimmed milk 0.5% | almwiesel | 1 l | 1.59 | cow-face | Wenig Fett, viel Geschmack. | Low in fat, full of taste. | origin=TI n=0.5/0.3/4.9/4.9/0/3.5/0.1 tint=#8ec3ee
Bio-Vollmilch in der Glasflasche | Organic whole milk in a glass bottle | bio | 1 l | 2.19 | cow-face | In der Pfandflasche, die immer wiederkommt. | In a returnable bottle that keeps coming back. | origin=NO organic regional pack=bottle glass dep=22 look=milk
Laktosefreie Milch 1,5 % | Lactose-free milk 1.5% | almwiesel | 1 l | 1.79 | glass-of-milk | Von Natur aus süßlich, leicht verträglich. | Naturally sweet and easy to digest. | in=milk_lactase lf n=1.5/1/4.9/4.9/0/3.4/0.1 tint=#7a5bb5
Haltbarmilch 3,5 % | Long-life milk 3.5% | schatz | 1 l | 1.15 | cow-face | Ungekühlt monatelang haltbar. | Keeps for months unchilled. | life=90 step=6 max=24 was=1.29
Eiskaffee in der Dose | Iced coffee in a can | mokkalinde | 250 ml | 1.79 | hot-beverage | Milch und kräftiger Arabica, gut gekühlt. | Milk and strong arabica, well chilled. | in=milk:75_coffee_sugar n=1.9/1.2/8.4/8.3/0/2.7/0.1 pack=can dep=25 life=60 new
Buttermilch | Buttermilk | almwiesel | 500 ml | 1.09 | cow-face | Säuerlich und erfrischend. | Tangy and refreshing. | in=milk_cultures n=0.9/0.6/4/4/0/3.3/0.1 tint=#3fa7a0
Bio-Ziegenmilch | Organic goat's milk | bio | 1 l | 3.29 | goat | Mild und leicht verdaulich. | Mild and easy to digest. | in=goatmilk organic n=3.6/2.4/4.4/4.4/0/3.3/0.1
Kakao zum Trinken | Chocolate milk drink | almwiesel | 500 ml | 1.59 | chocolate-bar glass-of-milk | Mit echtem Kakao. | With real cocoa. | in=milk:92_sugar_cocoa n=1.8/1.2/10.5/10/0.4/3.4/0.13 tint=#7b4a2b was=1.79
`,
  },
  {
    path: 'milch-eier/milch-rahm/rahm-butter',
    pack: 'tub',
    nutrition: '32 21 3.2 3.2 0 2.2 0.08',
    ingredients: 'cream',
    storage: 'chilled',
    life: 18,
    labelled: true,
    words: ['Molkerei', 'dairy'],
    kinds: ['Rahm, Butter, Joghurt, Topfen', 'cream, butter, yoghurt, curd'],
    tips: [
      ['Zum Kochen, Backen und Verfeinern.', 'For cooking, baking and refining.'],
      ['Aus tagesfrischem österreichischem Rahm.', 'Made from fresh Austrian cream.'],
    ],
    rows: `
Teebutter | Butter | almwiesel | 250 g | 3.29 | own-butter-in-paper | Streichzart und fein im Geschmack. | Smooth to spread and fine in taste. | in=butter n=82/54/0.7/0.7/0/0.7/0.02 pack=box origin=AT was=3.79 max=6
Bio-Sauerrahmbutter | Organic cultured butter | bio | 250 g | 3.99 | own-butter-mould | Leicht säuerlich, nach alter Art geschlagen. | Slightly tangy, churned the old way. | in=butter_cultures n=82/54/0.7/0.7/0/0.7/0.02 pack=box organic look=unpacked
Butterschmalz | Clarified butter | almwiesel | 500 g | 6.99 | butter | Hoch erhitzbar für Schnitzel und Krapfen. | Takes high heat for schnitzel and doughnuts. | in=butterfat n=99.8/65/0/0/0/0.1/0 life=180
Schlagobers 36 % | Whipping cream 36% | almwiesel | 250 ml | 1.89 | own-whipped-cream | Wird rasch steif und bleibt es. | Whips quickly and stays firm. | n=36/24/3.1/3.1/0/2.1/0.07 member=1.59 kw=Sahne,Schlagsahne
Sauerrahm 15 % | Sour cream 15% | almwiesel | 200 g | 1.19 | own-sour-cream | Löffelfest und mild. | Firm and mild. | in=cream_cultures n=15/10/4/4/0/3/0.1
Crème fraîche mit Kräutern | Crème fraîche with herbs | huettenkar | 150 g | 1.99 | herb | Fertig zum Dippen und Verfeinern. | Ready for dipping and finishing. | in=cream_herbs_chives_salt_cultures n=28/18.5/3.5/3.2/0/2.5/0.7 soon=P3D
Kaffeeobers 10 % | Coffee cream 10% | almwiesel | 10 x 10 g | 1.49 | hot-beverage | Zehn Portionen für den Kaffee. | Ten portions for coffee. | n=10/6.6/4/4/0/3/0.1 life=60 tint=#8a5a3a kw=Kaffeesahne,Sahne
Kräuterbutter | Herb butter | almwiesel | 125 g | 2.19 | butter herb | Für Steak, Fisch und Baguette. | For steak, fish and baguette. | in=butter:88_herbs_garlic_salt n=72/47/1.2/0.9/0.4/0.9/1.2 pack=roll
Bio-Schlagobers | Organic whipping cream | bio | 200 ml | 1.99 | own-whipped-cream | Ohne Zusätze, lange geschlagen fest. | Without additives, whips firm. | organic n=32/21/3.3/3.3/0/2.2/0.08 kw=Sahne,Schlagsahne
`,
  },
  {
    path: 'milch-eier/joghurt-desserts/naturjoghurt',
    pack: 'tub',
    nutrition: '3.6 2.4 5.1 5.1 0 4.1 0.13',
    ingredients: 'milk cultures',
    storage: 'chilled',
    life: 16,
    labelled: true,
    words: ['Molkerei', 'dairy'],
    kinds: ['Rahm, Butter, Joghurt, Topfen', 'cream, butter, yoghurt, curd'],
    tips: [
      ['Pur, mit Obst oder im Müsli.', 'Plain, with fruit or in muesli.'],
      ['Mit lebenden Milchsäurekulturen.', 'With live cultures.'],
    ],
    rows: `
Naturjoghurt 3,6 % | Plain yoghurt 3.6% | almwiesel | 500 g | 1.59 | own-yoghurt-bowl | Stichfest und mild-säuerlich. | Set, mild and slightly tart. | group=naturjoghurt
Naturjoghurt 3,6 % | Plain yoghurt 3.6% | almwiesel | 1 kg | 2.79 | own-yoghurt-bowl | Der große Becher für die ganze Familie. | The large tub for the whole family. | group=naturjoghurt member=2.49
Bio-Joghurt im Glas | Organic yoghurt in a jar | bio | 500 g | 2.29 | own-yoghurt-bowl | Im Pfandglas gereift. | Matured in its returnable jar. | organic pack=jar dep=17 look=milk
Skyr Natur | Plain skyr | almwiesel | 450 g | 2.49 | own-yoghurt-bowl | Viel Eiweiß, kaum Fett. | High in protein, hardly any fat. | in=skim_cultures n=0.2/0.1/4/4/0/11/0.12 tint=#2d3f78
Magertopfen | Low-fat curd cheese | schatz | 250 g | 1.09 | own-quark | Für Knödel, Kuchen und Aufstrich. | For dumplings, cakes and spreads. | in=skim_cultures_rennet n=0.3/0.2/4/4/0/12/0.1 kw=Quark
Schafmilchjoghurt | Sheep's milk yoghurt | huettenkar | 400 g | 3.49 | ewe | Cremig und leicht nussig. | Creamy with a nutty note. | in=sheepmilk_cultures n=6/4/4.8/4.8/0/5.5/0.14 regional soon=P5D
Griechisches Joghurt 10 % | Greek-style yoghurt 10% | almwiesel | 500 g | 2.99 | own-yoghurt-bowl | Cremig und mild. | Creamy and mild. | n=10/6.8/4/4/0/5.5/0.1 tint=#1f5fa0 member=2.59
Topfen 20 % | Curd cheese 20% | almwiesel | 250 g | 1.39 | own-quark | Cremig, für Aufstrich und Strudel. | Creamy, for spreads and strudel. | in=milk_cultures_rennet n=4.6/3/3.6/3.6/0/11/0.1 kw=Quark
Laktosefreies Naturjoghurt | Lactose-free plain yoghurt | almwiesel | 450 g | 2.09 | own-yoghurt-bowl | Mild und leicht süßlich. | Mild and slightly sweet. | in=milk_lactase_cultures lf tint=#7a5bb5
`,
  },
  {
    path: 'milch-eier/joghurt-desserts/fruchtjoghurt',
    pack: 'tub',
    nutrition: '2.9 1.9 13.4 12.9 0.3 3.4 0.11',
    storage: 'chilled',
    life: 14,
    labelled: true,
    traces: 'nuts',
    words: ['Molkerei, Joghurt', 'dairy, yoghurt'],
    kinds: ['Frucht', 'fruit'],
    tips: [
      ['Mit Fruchtstücken am Boden, zum Umrühren.', 'With fruit at the bottom, to stir in.'],
      ['Ohne künstliche Aromen.', 'Without artificial flavourings.'],
    ],
    rows: `
Fruchtjoghurt Erdbeere | Strawberry yoghurt | almwiesel | 180 g | 0.89 | strawberry | Sommerlich und fruchtig. | Summery and fruity. | in=yoghurt_strawberry:12_sugar_starch tint=#e4476a was=1.09
Fruchtjoghurt Heidelbeere | Blueberry yoghurt | almwiesel | 180 g | 0.89 | blueberries | Mit ganzen Beeren. | With whole berries. | in=yoghurt_blueberry:12_sugar_starch tint=#5a5fc0
Fruchtjoghurt Marille | Apricot yoghurt | almwiesel | 180 g | 0.89 | own-apricots | Mit Marillen aus der Wachau-Region. | With Danube valley apricots. | in=yoghurt_apricot:12_sugar_starch tint=#f09a3e
Fruchtjoghurt-Mix | Mixed fruit yoghurts | schatz | 4 x 125 g | 1.79 | cherries strawberry | Zweimal Erdbeere, zweimal Kirsche. | Two strawberry, two cherry. | in=yoghurt_sugar_strawberry:5_cherry:5_starch pack=tray
Bio-Joghurt Himbeere | Organic raspberry yoghurt | bio | 400 g | 2.39 | own-raspberry | Süßsauer und cremig. | Sweet, sour and creamy. | in=yoghurt_raspberry:14_canesugar organic look=red tint=#c7295c member=1.99
Trinkjoghurt Mango | Mango drinking yoghurt | almwiesel | 500 g | 1.99 | mango | Erfrischend für unterwegs. | Refreshing on the go. | in=yoghurt_mango:10_sugar pack=bottle tint=#f5a623 new
Fruchtjoghurt Kirsche | Cherry yoghurt | almwiesel | 180 g | 0.89 | cherries | Mit ganzen Weichseln. | With whole sour cherries. | in=yoghurt_cherry:12_sugar_starch tint=#a3213f
Bio-Joghurt Vanille | Organic vanilla yoghurt | bio | 400 g | 2.39 | white-flower | Mit gemahlener Schote. | With ground vanilla pods. | in=yoghurt_canesugar_vanilla organic tint=#e7c65b
Skyr Heidelbeere | Blueberry skyr | almwiesel | 200 g | 1.49 | blueberries | Viel Eiweiß, wenig Fett. | High in protein, low in fat. | in=skim_blueberry:10_sugar_cultures n=0.2/0.1/11/10/0.4/9/0.1 tint=#3e4aa0 new
`,
  },
  {
    path: 'milch-eier/joghurt-desserts/desserts',
    pack: 'tub',
    nutrition: '7.2 4.8 18.5 16.2 0.5 3.1 0.12',
    storage: 'chilled',
    life: 21,
    labelled: true,
    traces: 'nuts eggs',
    words: ['Molkerei, Dessert', 'dairy, dessert'],
    kinds: ['Pudding', 'pudding'],
    tips: [
      ['Gekühlt am besten.', 'Best served chilled.'],
      ['Der süße Abschluss für jeden Tag.', 'The sweet ending to any day.'],
    ],
    rows: `
Schokopudding mit Obershaube | Chocolate pudding with cream | chocolune | 200 g | 1.19 | own-chocolate-cream | Zartschmelzend mit geschlagenem Obers. | Melting, topped with whipped cream. | in=milk_cream_sugar_cocoa_cornstarch
Vanillepudding | Vanilla custard | almwiesel | 2 x 150 g | 1.69 | custard | Mit echter Bourbonvanille. | With real Bourbon vanilla. | in=milk_sugar_cornstarch_eggyolk_vanilla tint=#e7b93c
Milchreis Zimt | Rice pudding with cinnamon | almwiesel | 200 g | 0.99 | cooked-rice | Sämig gekocht mit einer Prise Zimt. | Cooked until creamy with a pinch of cinnamon. | in=milk_rice:11_sugar_cinnamon n=2.6/1.7/19/12.5/0.3/3.2/0.1 was=1.29 low=1.19
Kaiserschmarren-Dessert mit Zwetschkenröster und knusprigen Butterbröseln im praktischen Doppelkammerbecher zum Mitnehmen | Kaiserschmarren dessert with stewed plums and crisp butter crumbs in a handy two-chamber cup to take away with you anywhere | almwiesel | 220 g | 2.49 | own-torn | Aufreißen, umrühren, genießen. | Open, stir, enjoy. | in=milk_egg_wheat_plum:20_sugar_butter_crumbs print=Kaiserschmarren n=6.5/3.2/28/16/1/6/0.3
Tiramisu im Glas | Tiramisu in a jar | valdoretti | 2 x 90 g | 3.29 | shortcake | Mit Mascarpone und Kaffee. | With mascarpone and coffee. | in=cream_egg_sugar_wheat_coffee_cocoa pack=jar look=cream n=15/9.5/26/20/0.6/4.5/0.12
Grießpudding | Semolina pudding | almwiesel | 200 g | 0.99 | custard | Locker und mild gesüßt. | Fluffy and mildly sweet. | in=milk_semolina:7_sugar_egg n=3/1.9/18/11.5/0.3/3.6/0.12 tint=#d8a65b
Veganer Schokopudding | Vegan chocolate pudding | pflanzling | 2 x 125 g | 1.99 | own-chocolate-cream | Aus Hafer, ganz ohne Milch. | Made of oats, free of milk. | in=water_oatbase:10_sugar_cocoa:4_starch n=2.4/0.5/19/13/1.4/1.6/0.1 tint=#54301f
`,
  },
];
