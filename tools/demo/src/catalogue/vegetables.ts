import type { AssortmentRows } from '../feed/assortment-rows.js';

const tips: AssortmentRows['tips'] = [
  ['Vor der Zubereitung gut waschen.', 'Wash well before use.'],
  ['Im Gemüsefach bleibt die Ware am längsten frisch.', 'Keeps longest in the vegetable drawer.'],
  ['Roh, gedünstet oder aus dem Ofen ein Genuss.', 'Delicious raw, steamed or roasted.'],
];

export const vegetables: AssortmentRows[] = [
  {
    path: 'obst-gemuese/gemuese/salate-gurken',
    pack: 'loose',
    nutrition: '0.2 0 2.3 1.6 1.4 1.2 0.02',
    storage: 'cool',
    life: 3,
    words: ['Gemüse, Salat', 'vegetables, salad'],
    tips,
    rows: `
Häuptelsalat | Butterhead lettuce | - | 1 Stk | 1.49 | own-lettuce | Zarte Blätter mit mildem Geschmack. | Tender leaves with a mild taste. | origin=MV regional kg=350 count=1
Vogerlsalat gewaschen | Lamb's lettuce, washed | - | 125 g | 2.29 | own-lambs-lettuce | Nussig und verzehrfertig. | Nutty and ready to eat. | origin=ST regional pack=bag new
Bio-Rucola | Organic rocket | bio | 100 g | 1.99 | own-rocket | Pfeffrig und kräftig. | Peppery and bold. | origin=IT organic pack=bag
Salatmischung Gartenbunt | Garden mix salad | - | 200 g | 2.49 | green-salad | Knackige Mischung aus Lollo, Radicchio und Frisée. | Crisp mix of lollo, radicchio and frisée. | in=lollo_radicchio_frisee origin=AT pack=bag was=2.99
Salatgurke | Cucumber | - | 1 Stk | 1.19 | cucumber | Knackig und erfrischend. | Crisp and refreshing. | origin=AT regional kg=400
Eisbergsalat | Iceberg lettuce | - | 1 Stk | 1.69 | own-iceberg | Besonders knackig, bleibt lange frisch. | Extra crisp, stays fresh for long. | origin=ES kg=500
Radieschen | Radishes | - | 1 Stk | 0.99 | own-radish | Ein Bund, knackig und leicht scharf. | A bunch, crunchy and slightly hot. | origin=MV regional kg=220
Bio-Babyspinat | Organic baby spinach | bio | 150 g | 2.29 | own-spinach | Zarte Blätter für Salat und Pfanne. | Tender leaves for salads and pans. | origin=MV organic regional pack=bag
Endiviensalat | Endive | - | 1 Stk | 1.59 | own-endive | Angenehm herb, mit Erdäpfeln klassisch. | Pleasantly bitter, classic with potatoes. | origin=ST regional kg=450 count=1
`,
  },
  {
    path: 'obst-gemuese/gemuese/fruchtgemuese',
    pack: 'loose',
    nutrition: '0.2 0 4.1 3.2 1.5 1 0.01',
    storage: 'cool',
    life: 5,
    words: ['Gemüse, Fruchtgemüse', 'vegetables'],
    kinds: ['Paradeiser, Paprika', 'tomatoes, peppers'],
    tips,
    rows: `
Rispenparadeiser | Vine tomatoes | - | kg/200 | 3.49 | own-vine-tomatoes | An der Rispe gereift, mit vollem Duft. | Ripened on the vine, full of aroma. | count=1 origin=AT regional kw=Tomaten
Cherryparadeiser | Cherry tomatoes | - | 500 g | 2.99 | tomato | Kleine, süße Früchte zum Naschen. | Small sweet fruits for snacking. | origin=BL regional pack=tray was=3.99 kw=Kirschtomaten,Tomaten
Bio-Paprika rot | Organic red peppers | bio | kg/200 | 6.99 | bell-pepper | Süßlich und dickfleischig. | Sweet and thick-fleshed. | origin=ES organic
Paprika Tricolore | Tricolour peppers | - | 500 g | 2.79 | bell-pepper own-yellow-pepper | Je eine rote, gelbe und grüne Schote. | One red, one yellow and one green pepper. | origin=HU pack=bag
Melanzani | Aubergine | - | kg/300 | 2.99 | eggplant | Zartes Fruchtfleisch für Moussaka und Grill. | Tender flesh for moussaka and the grill. | origin=IT kw=Aubergine
Pfefferoni mild | Mild chilli peppers | - | kg/100 | 5.99 | hot-pepper | Mit sanfter Schärfe. | With gentle heat. | origin=HU
Zuckermais vorgekocht | Pre-cooked corn on the cob | - | 400 g | 2.49 | ear-of-corn | Zwei Kolben, in zehn Minuten fertig. | Two cobs, ready in ten minutes. | origin=HU pack=tray n=1.5/0.2/16/5/2.7/3.2/0.02
Erbsenschoten | Garden peas in the pod | - | kg/200 | 7.49 | pea-pod | Zuckersüß, zum Auspalen oder Naschen. | Sweet, for shelling or snacking. | origin=MV regional soon=P9D n=0.4/0.1/10.6/4.8/5.1/5.4/0
Zucchini | Courgettes | - | kg/250 | 2.49 | own-zucchini | Jung geerntet und fest. | Picked young and firm. | origin=MV regional count=3
Paprika gelb | Yellow peppers | - | kg/200 | 4.99 | own-yellow-pepper | Mild und saftig. | Mild and juicy. | origin=NL
Fleischparadeiser | Beef tomatoes | - | kg/200 | 3.99 | own-beef-tomatoes | Wenig Kerne, ideal für Caprese. | Few seeds, ideal for caprese. | origin=ST regional count=2 kw=Tomaten
Hokkaido-Kürbis | Red kuri squash | - | Stk/1200 | 2.49 | own-pumpkin | Samt Schale zu genießen. | Eat it with its skin. | origin=BL regional kw=Kürbis
Spargel weiß | White asparagus | - | kg/500 | 12.90 | own-white-asparagus | Gerade Stangen, am Morgen gestochen. | Straight spears, cut in the morning. | origin=MV regional count=1 gone
Spargel grün | Green asparagus | - | 400 g | 4.49 | own-asparagus | Muss nicht geschält werden. | Needs no peeling. | origin=PE count=1
`,
  },
  {
    path: 'obst-gemuese/gemuese/wurzel-kohl',
    pack: 'loose',
    nutrition: '0.2 0 6.3 3.9 2.9 1.6 0.08',
    storage: 'cool',
    life: 10,
    words: ['Gemüse', 'vegetables'],
    kinds: ['Kraut', 'cabbage'],
    tips,
    rows: `
Karotten | Carrots | - | 1 kg | 1.49 | carrot | Süß und knackig, aus dem Marchfeld. | Sweet and crunchy, from the Marchfeld. | origin=MV regional pack=bag group=karotten
Karotten Vorratspackung | Carrots, family pack | - | 2 kg | 2.59 | carrot | Für Suppe, Saft und Kuchen. | For soup, juice and cakes. | origin=MV regional pack=bag group=karotten
Bio-Karotten mit Grün | Organic bunched carrots | bio | 1 Stk | 2.29 | carrot | Im Bund mit frischem Grün. | A bunch with fresh greens. | origin=MV organic regional kg=500
Erdäpfel festkochend | Waxy potatoes | - | 2 kg | 3.29 | potato | Für Salat und Petersilienerdäpfel. | For salad and parsley potatoes. | origin=NO regional pack=net n=0.1/0/15.6/0.8/1.6/2/0.01 kw=Kartoffeln
Bio-Erdäpfel mehlig | Organic floury potatoes | bio | 1,5 kg | 3.19 | potato | Für flaumiges Püree und Knödel. | For fluffy mash and dumplings. | origin=NO organic regional pack=net n=0.1/0/16.1/0.7/1.7/1.9/0.01 member=2.79 kw=Kartoffeln
Süßkartoffel | Sweet potatoes | - | kg/300 | 3.29 | own-sweet-potatoes | Orange, mild und süßlich. | Orange, mild and sweet. | origin=PT n=0.1/0/19.9/6/3.1/1.6/0.1 count=1
Zwiebel gelb | Yellow onions | - | 1 kg | 1.59 | onion | Die Grundlage jeder guten Küche. | The basis of all good cooking. | origin=NO regional pack=net
Knoblauch | Garlic | - | 3 Stk | 1.79 | garlic | Drei feste, aromatische Knollen. | Three firm, aromatic bulbs. | origin=ES pack=net kg=180
Ingwer | Ginger root | - | kg/100 | 6.99 | ginger-root | Frisch und scharf. | Fresh and hot. | origin=PE
Rote Rüben gekocht | Cooked beetroot | - | 500 g | 1.99 | own-beetroot | Geschält, gekocht und vakuumiert. | Peeled, cooked and vacuum-packed. | origin=AT pack=bag kw=Rote_Bete
Weißkraut | White cabbage | - | Stk/1600 | 1.29 | own-cabbage | Ein ganzer Kopf für Salat und Schmorgerichte. | A whole head for salads and stews. | origin=OO regional kw=Weißkohl
Rotkraut | Red cabbage | - | Stk/1300 | 1.49 | own-red-cabbage | Ein fester Kopf für das klassische Blaukraut. | A firm head for classic braised cabbage. | origin=OO regional kw=Rotkohl,Blaukraut
Brokkoli | Broccoli | - | 500 g | 1.99 | broccoli | Grüne, feste Röschen. | Green, firm florets. | origin=ES was=2.49
Karfiol | Cauliflower | - | Stk/900 | 2.99 | own-cauliflower | Fest, weiß und fein im Geschmack. | Firm, white and fine in taste. | origin=NO regional kw=Blumenkohl
Kohlrabi | Kohlrabi | - | 1 Stk | 0.99 | own-kohlrabi | Zart und saftig, auch roh. | Tender and juicy, also raw. | origin=MV regional kg=350
Lauch | Leeks | - | kg/250 | 2.79 | own-leek | Für Suppe, Quiche und Ofengemüse. | For soups, quiches and roasts. | origin=NO regional count=2 kw=Porree
Spitzkraut | Pointed cabbage | - | Stk/800 | 2.29 | own-pointed-cabbage | Lockerer und milder als Weißkraut. | Looser and milder than white cabbage. | origin=NO regional
Zwiebel rot | Red onions | - | 500 g | 1.49 | own-red-onion | Mild und süßlich. | Mild and sweetish. | origin=NO regional pack=net
Bio-Süßkartoffel | Organic sweet potatoes | bio | kg/300 | 4.29 | own-sweet-potatoes | Aus biologischem Anbau im Burgenland. | Organically grown in Burgenland. | origin=BL organic regional count=1 n=0.1/0/19.7/6.1/3/1.6/0.1
Pastinaken | Parsnips | - | 500 g | 1.99 | own-parsnip | Süßlich und mild, für Püree und Suppe. | Sweetish and mild, for mash and soup. | origin=NO regional pack=bag
Rote Rüben | Beetroot | - | 1 kg | 1.79 | own-beets | Roh, für Ofen, Salat und Suppe. | Raw, for roasting, salads and soup. | origin=MV regional pack=bag kw=Rote_Bete
`,
  },
  {
    path: 'obst-gemuese/gemuese/pilze-kraeuter',
    pack: 'tray',
    nutrition: '0.3 0.1 1.3 0.6 2.1 3 0.02',
    storage: 'chilled',
    life: 4,
    words: ['frisch', 'fresh'],
    tips,
    rows: `
Champignons weiß | White mushrooms | - | 250 g | 1.89 | own-white-mushroom | Fest und mild. | Firm and mild. | origin=AT regional kw=Pilze,_Schwammerl/mushrooms
Bio-Champignons braun | Organic chestnut mushrooms | bio | 250 g | 2.49 | own-brown-mushroom | Kräftiger im Geschmack als weiße. | More intense in taste than white ones. | origin=AT organic regional kw=Pilze,_Schwammerl/mushrooms
Kräuterseitlinge | King oyster mushrooms | - | 200 g | 2.99 | own-king-oysters | Fleischig im Biss, wunderbar gebraten. | Meaty bite, wonderful when fried. | origin=TI regional new count=1 kw=Pilze,_Schwammerl/mushrooms
Basilikum im Topf | Potted basil | - | 1 Stk | 2.29 | own-basil | Duftende Blätter zum Nachernten. | Fragrant leaves to pick again and again. | origin=AT regional pack=loose kg=350 kw=Kräuter/herbs
Petersilie glatt | Flat-leaf parsley | - | 40 g | 1.29 | herb | Frisch geschnitten. | Freshly cut. | origin=MV regional pack=bag kw=Kräuter/herbs
Rosmarin | Rosemary | - | 20 g | 1.29 | own-rosemary | Würzige Zweige für Braten und Ofengemüse. | Aromatic sprigs for roasts and vegetables. | origin=IT pack=bag kw=Kräuter/herbs
Eierschwammerl | Chanterelles | - | 200 g | 5.99 | own-chanterelles | Kräftig im Duft, kurz gebraten am besten. | Strong in scent, best when quickly fried. | origin=KA soon=P10D kw=Pilze,_Schwammerl/mushrooms
Schnittlauch | Chives | - | 25 g | 1.19 | own-chives | Frisch geschnitten, würzig. | Freshly cut and savoury. | origin=MV regional pack=bag tint=#4f8f5b kw=Kräuter/herbs
`,
  },
];
