import type { AssortmentRows } from '../feed/assortment-rows.js';

const fruitTips: AssortmentRows['tips'] = [
  ['Vor dem Genuss waschen.', 'Wash before eating.'],
  ['Bei Zimmertemperatur entfaltet sich das volle Aroma.', 'Best flavour at room temperature.'],
  [
    'Passt ins Müsli, in die Jausenbox und auf den Kuchen.',
    'Good in muesli, lunch boxes and cakes.',
  ],
];

export const fruit: AssortmentRows[] = [
  {
    path: 'obst-gemuese/obst/aepfel-birnen',
    pack: 'loose',
    nutrition: '0.2 0 11.8 10.3 2.2 0.4 0',
    storage: 'cool',
    life: 7,
    words: ['Obst, Kernobst', 'fruit'],
    tips: fruitTips,
    rows: `
Apfel Gala | Gala apples | - | kg/200 | 2.99 | own-gala-apple | Saftig, mild und zuckersüß. | Juicy, mild and very sweet. | origin=ST regional was=3.99
Apfel Golden Delicious | Golden Delicious apples | - | kg/200 | 2.49 | own-golden-apple | Feine Süße mit zarter Schale. | Delicate sweetness, tender skin. | origin=ST regional
Apfel Kronprinz Rudolf | Crown Prince Rudolf apples | - | kg/200 | 2.79 | red-apple green-apple | Alte steirische Sorte, säuerlich und würzig. | Old Styrian variety, tart and spicy. | origin=ST regional soon=P4D
Bio-Apfel Topaz im Netz | Organic Topaz apples in a net | bio | 1 kg | 3.79 | red-apple | Kräftig säuerlich, ideal zum Backen. | Pleasantly tart, ideal for baking. | origin=BL organic regional pack=net member=3.29
Birne Williams Christ | Williams pears | - | kg/200 | 3.49 | pear | Schmelzend und duftig. | Melting and fragrant. | origin=OO regional
Birne Conference | Conference pears | - | kg/200 | 2.99 | pear | Fest im Biss, süß im Geschmack. | Firm to the bite, sweet in taste. | origin=NL count=4
Apfel Elstar | Elstar apples | - | kg/200 | 2.69 | own-elstar-apple | Feinsäuerlich mit viel Duft. | Fine acidity and plenty of scent. | origin=ST regional count=4
Apfel Braeburn | Braeburn apples | - | kg/200 | 2.89 | own-braeburn-apple | Fest, süß und lange knackig. | Firm, sweet and crisp for long. | origin=TI regional count=3
Apfel Boskoop | Boskoop apples | - | 1,5 kg | 3.99 | own-russet-apple | Mürb und säuerlich, zum Backen und Braten. | Tender and tart, for baking and roasting. | origin=OO regional pack=net
Birne Abate | Abate pears | - | kg/200 | 3.79 | own-russet-pear | Lang gestreckt und butterzart. | Slender and buttery. | origin=IT count=3
`,
  },
  {
    path: 'obst-gemuese/obst/beeren-steinobst',
    pack: 'tray',
    nutrition: '0.4 0 8.4 7.6 2.6 0.9 0',
    storage: 'cool',
    life: 2,
    words: ['Obst, Beeren, Steinobst', 'fruit, berries, stone fruit'],
    tips: fruitTips,
    rows: `
Erdbeeren | Strawberries | - | 500 g | 3.99 | strawberry | Am Morgen gepflückt und mittags im Regal. | Picked in the morning, on the shelf by noon. | origin=BL regional was=4.99 low=4.79 max=6
Heidelbeeren | Blueberries | - | 250 g | 2.99 | blueberries | Prall, fest und fein säuerlich. | Plump, firm and slightly tart. | origin=PE member=2.49
Bio-Heidelbeeren | Organic blueberries | bio | 125 g | 2.79 | blueberries | Aus kontrolliert biologischem Anbau. | From certified organic farming. | origin=ES organic
Kirschen | Cherries | - | kg/250 | 8.99 | cherries | Dunkelrot und knackig. | Dark red and crisp. | origin=TR pack=loose soon=P6D
Tafeltrauben kernlos | Seedless grapes | - | 500 g | 2.79 | grapes | Knackige blaue Beeren ohne Kerne. | Crisp dark grapes without seeds. | origin=IT
Pfirsich | Peaches | - | kg/250 | 3.99 | peach | Saftig mit samtiger Haut. | Juicy with a velvety skin. | origin=IT pack=loose
Marillen | Apricots | - | 750 g | 4.99 | own-apricots | Sonnengereift, ideal für Knödel und Marmelade. | Sun-ripened, ideal for dumplings and jam. | origin=NO regional gone
Himbeeren | Raspberries | - | 125 g | 2.49 | own-raspberry | Zart und duftig, von Hand gelesen. | Tender and fragrant, picked by hand. | origin=PT max=6 was=2.99
Zwetschken | Plums | - | kg/250 | 2.99 | own-plum | Reif für Knödel, Röster und Kuchen. | Ripe for dumplings, stews and cakes. | origin=ST regional pack=loose kw=Pflaumen
Nektarinen | Nectarines | - | kg/250 | 3.79 | own-nectarine | Glatte Haut, saftiges Fleisch. | Smooth skin, juicy flesh. | origin=ES pack=loose
Weintrauben hell | White grapes | - | kg/250 | 3.49 | own-white-grapes | Süße, helle Beeren mit Kernen. | Sweet pale grapes with seeds. | origin=IT pack=loose
`,
  },
  {
    path: 'obst-gemuese/obst/zitrus-exoten',
    pack: 'loose',
    nutrition: '0.3 0.1 10.2 8.6 1.9 0.9 0',
    storage: 'cool',
    life: 5,
    words: ['Obst, Südfrüchte, Zitrusfrüchte', 'fruit, citrus, exotic'],
    tips: fruitTips,
    rows: `
Bananen | Bananas | - | kg/200 | 1.99 | own-bananas | Goldgelb und sofort essreif. | Golden and ready to eat. | origin=EC count=1 n=0.2/0.1/20/17.3/2/1.2/0
Bio-Bananen fair gehandelt | Fair-trade organic bananas | bio | kg/200 | 2.49 | own-bananas | Ein fairer Preis für die Bäuerinnen und Bauern. | A fair price for the growers. | origin=CO organic count=1 n=0.2/0.1/20.4/16.9/2/1.1/0 member=2.19
Zitronen unbehandelt | Unwaxed lemons | - | 4 Stk | 1.99 | lemon | Die Schale eignet sich zum Reiben. | The peel is good for zesting. | origin=IT pack=net kg=480
Limetten | Limes | - | 1 Stk | 0.45 | lime | Würzige Säure für Drinks und Dressings. | Zesty acidity for drinks and dressings. | origin=BR kg=70
Mandarinen | Mandarins | - | kg/200 | 2.79 | tangerine | Leicht zu schälen, fast ohne Kerne. | Easy to peel, nearly seedless. | origin=ES was=3.99
Saftorangen | Juicing oranges | - | 2 kg | 3.99 | tangerine | Dünne Schale und viel Saft. | Thin skin and plenty of juice. | origin=GR pack=net was=4.99
Kiwi | Kiwi fruit | - | 1 Stk | 0.39 | kiwi-fruit | Grünes Fruchtfleisch mit viel Vitamin C. | Green flesh rich in vitamin C. | origin=NZ kg=90 step=6 max=48
Mango essreif | Ready-to-eat mango | - | 1 Stk | 1.99 | mango | Von Hand verlesen und punktgenau gereift. | Hand-sorted and ripened to the point. | origin=PE kg=400
Ananas | Pineapple | - | Stk/1400 | 2.49 | pineapple | Goldgelb, süß und saftig. | Golden, sweet and juicy. | origin=CR
Wassermelone mini | Mini watermelon | - | Stk/1800 | 1.49 | watermelon | Kernarm und erfrischend. | Few seeds and very refreshing. | origin=GR member=1.29
Zuckermelone | Cantaloupe melon | - | Stk/1100 | 2.29 | melon | Orangefarbenes Fruchtfleisch mit Honignote. | Orange flesh with a hint of honey. | origin=ES soon=P2D
Avocado essreif | Ready-to-eat avocado | - | 2 Stk | 2.99 | avocado | Cremig gereift, sofort zu genießen. | Creamy and ready to enjoy. | origin=IL pack=tray kg=400 n=14/2.1/1.8/0.7/6.7/2/0.02
Kokosnuss | Coconut | - | 1 Stk | 1.79 | coconut | Frisches Kokoswasser und kerniges Fleisch. | Fresh coconut water and firm flesh. | origin=VP kg=600 n=33/29/6.2/6.2/9/3.3/0.05
Orangen | Oranges | - | kg/200 | 2.29 | own-orange | Zum Schälen, aromatisch und süß. | For peeling, aromatic and sweet. | origin=ES count=3 was=2.99
Grapefruit rosa | Pink grapefruit | - | Stk/400 | 2.99 | own-grapefruit | Herb-süß mit rosa Fruchtfleisch. | Bittersweet with pink flesh. | origin=TR
Papaya | Papaya | - | Stk/900 | 4.99 | own-papaya | Weich, mild und voller Kerne. | Soft, mild and full of seeds. | origin=BR count=1
Honigmelone | Honeydew melon | - | Stk/1500 | 1.99 | own-honeydew-melon | Helles, süßes Fruchtfleisch. | Pale and sweet flesh. | origin=BR
Wassermelone | Watermelon | - | Stk/4500 | 1.29 | watermelon | Für die ganze Runde, im Ganzen. | A whole one for the whole party. | origin=HU
Feigen | Figs | - | 4 Stk | 2.49 | own-fig | Honigsüß, mit zarter Haut. | Sweet as honey with tender skin. | origin=TR pack=tray kg=240 soon=P8D
`,
  },
];
