import type { AssortmentRows } from '../feed/assortment-rows.js';

export const drinks: AssortmentRows[] = [
  {
    path: 'getraenke/alkoholfrei/mineralwasser',
    pack: 'bottle',
    vat: 20,
    per: 'ml',
    storage: 'dark',
    life: 240,
    options: 'look=water',
    words: ['Getränke, Wasser, Mineralwasser', 'drinks, water'],
    tips: [
      ['Das Pfand kommt zum Preis dazu.', 'The deposit comes on top of the price.'],
      ['Aus 180 Metern Tiefe.', 'From a depth of 180 metres.'],
    ],
    rows: `
Mineralwasser prickelnd | Sparkling mineral water | arlauer | 1,5 l | 0.89 | droplet | Mit viel feiner Kohlensäure. | With plenty of fine bubbles. | dep=25 group=wasser-prickelnd origin=ST multi=3/2
Mineralwasser prickelnd 6er-Tray | Sparkling mineral water, pack of 6 | arlauer | 6 x 1,5 l | 4.99 | droplet | Sechs Flaschen im Tragerl. | Six bottles in a carrier. | dep=150 bundle=6 group=wasser-prickelnd origin=ST pack=crate look=sixpack was=5.34
Mineralwasser still 6er-Tray | Still mineral water, pack of 6 | arlauer | 6 x 1,5 l | 4.99 | droplet | Weich und ohne Kohlensäure. | Soft and without gas. | dep=150 bundle=6 origin=ST pack=crate look=sixpack tint=#5cc1b3
Mineralwasser mild Glaskiste | Lightly sparkling water, glass crate | arlauer | 12 x 1 l | 7.49 | droplet | Zwölf Mehrwegflaschen in der Kiste. | Twelve returnable bottles in a crate. | dep=648 bundle=12 origin=ST pack=crate glass kg=20400
Mineralwasser Zitrone | Mineral water with lemon | arlauer | 1 l | 1.19 | lemon | Mit einem Hauch Zitrone, ohne Zucker. | A hint of lemon, no sugar. | in=mineralwater_co2_lemonjuice_aroma dep=25 tint=#e8cf3a member=0.99 n=0/0/0.1/0/0/0/0.01
Sodawasser in der Dose | Soda water in a can | arlauer | 330 ml | 0.79 | bubbles | Zum Mixen und Spritzen. | For mixing and spritzers. | dep=25 pack=can step=6 max=48
Mineralwasser still | Still mineral water | arlauer | 1,5 l | 0.89 | droplet | Weich, für jeden Tag. | Soft, for every day. | dep=25 origin=ST tint=#5cc1b3
Mineralwasser prickelnd klein | Sparkling mineral water, small | arlauer | 0,5 l | 0.69 | droplet | Passt in jede Tasche. | Fits into every bag. | dep=25 origin=ST step=6 max=48 group=wasser-prickelnd
Mineralwasser prickelnd Glaskiste | Sparkling water, glass crate | arlauer | 12 x 1 l | 7.49 | bubbles | Prickelnd, in Mehrwegflaschen. | Sparkling, in returnable bottles. | dep=648 bundle=12 origin=ST pack=crate glass kg=20400 tint=#1f6fa8
Mineralwasser Holunder | Mineral water with elderflower | arlauer | 1 l | 1.19 | white-flower | Zarter Blütenduft, ohne Zucker. | Delicate scent of blossoms, no sugar. | in=mineralwater_co2_elderflower_aroma dep=25 n=0/0/0.1/0/0/0/0.01 tint=#b7c95a was=1.39
Babywasser still | Still water for babies | arlauer | 1 l | 0.99 | baby-bottle | Natriumarm, für Fläschchen geeignet. | Low in sodium, suitable for bottles. | dep=25 tint=#f2a7b8
`,
  },
  {
    path: 'getraenke/alkoholfrei/limonaden',
    pack: 'bottle',
    vat: 20,
    per: 'ml',
    nutrition: '0 0 8.9 8.7 0 0 0.01',
    storage: 'dark',
    life: 180,
    labelled: true,
    words: ['Getränke, Erfrischung', 'soft drinks'],
    kinds: ['Limonade, Eistee', 'lemonade, iced tea'],
    tips: [['Gut gekühlt servieren.', 'Serve well chilled.']],
    rows: `
Kräuterlimonade | Herb lemonade | limonixe | 1,5 l | 1.99 | herb | Mit Almkräutern und wenig Süße. | With alpine herbs and little sweetness. | in=water_sugar_co2_citric_herbs dep=25 n=0/0/5.5/5.4/0/0/0.01 tint=#8fae2c
Orangenlimonade | Orange lemonade | limonixe | 1,5 l | 1.79 | tangerine | Mit acht Prozent Orangensaft. | With eight percent orange juice. | in=water_orangejuice:8_sugar_co2_citric_ascorbic dep=25 tint=#f28c1b was=2.19
Cola ohne Zucker | Sugar-free cola | limonixe | 330 ml | 0.99 | ice | Spritzig mit Koffein. | Fizzy with caffeine. | in=water_co2_caramelcolour_citric_caffeine_aroma dep=25 pack=can n=0/0/0/0/0/0/0.01 tint=#2a2a2a step=6 max=24
Cola Dosentray | Cola, tray of cans | limonixe | 24 x 0,33 l | 19.90 | ice | Vierundzwanzig Dosen für das Fest. | Twenty-four cans for the party. | in=water_sugar_co2_caramelcolour_citric_caffeine dep=600 bundle=24 pack=crate look=cans n=0/0/10.6/10.6/0/0/0.01 tint=#a81f2a
Zitroneneistee | Lemon iced tea | teelichtung | 1,5 l | 1.89 | lemon | Mit echtem Schwarztee-Aufguss. | With real black tea. | in=water_sugar_blacktea:1_lemonjuice_citric dep=25 n=0/0/6.4/6.3/0/0/0.01 member=1.59
Bio-Ingwerlimonade | Organic ginger lemonade | bio | 0,33 l | 1.79 | ginger-root | Scharf und zitronig. | Hot and lemony. | in=water_canesugar_ginger:4_lemonjuice_co2 organic glass n=0/0/7.2/7/0.1/0/0.01 look=longneck
Tonic Water | Tonic water | limonixe | 4 x 0,2 l | 3.99 | tumbler-glass | Fein herb, zum Mixen. | Finely bitter, for mixing. | in=water_sugar_co2_citric_aroma dep=100 bundle=4 pack=crate look=cans tint=#2e86ab gone
Zitronenlimonade | Lemon lemonade | limonixe | 1,5 l | 1.79 | lemon | Klar und spritzig. | Clear and fizzy. | in=water_sugar_lemonjuice:4_co2_citric dep=25 tint=#dcd22f multi=3/2
Himbeerlimonade | Raspberry lemonade | limonixe | 1,5 l | 1.79 | own-raspberry | Wie in der Kindheit. | As in childhood days. | in=water_sugar_raspberry:4_co2_citric dep=25 tint=#c72b56 member=1.49
Cola 6er-Tray | Cola, pack of 6 | limonixe | 6 x 1,5 l | 10.99 | ice | Sechs große Flaschen. | Six large bottles. | in=water_sugar_co2_caramelcolour_citric_caffeine dep=150 bundle=6 pack=crate look=sixpack n=0/0/10.6/10.6/0/0/0.01 tint=#a81f2a
Pfirsicheistee | Peach iced tea | teelichtung | 1,5 l | 1.89 | peach | Mild gesüßt. | Mildly sweetened. | in=water_sugar_blacktea:1_peach_citric dep=25 n=0/0/6.2/6.1/0/0/0.01 tint=#e9935a
Energydrink &Go; | Energy drink &Go; | limonixe | 250 ml | 1.29 | high-voltage | Mit Koffein, für Kinder nicht geeignet. | With caffeine, not for children. | in=water_sugar_co2_citric_caffeine_aroma dep=25 pack=can step=6 max=24 n=0/0/11/11/0/0/0.1 print=Energydrink tint=#3a4fb5
Bitterlemon | Bitter lemon | limonixe | 1 l | 1.69 | lime | Herb mit Limette. | Bitter with lime. | in=water_sugar_lemonjuice:3_co2_aroma dep=25 n=0/0/7.8/7.7/0/0/0.01 tint=#7fae3f
Apfelsaft gespritzt Dosentray | Apple spritzer, tray of cans | sulmauer | 24 x 0,33 l | 18.90 | red-apple | Vierundzwanzig Dosen, halb Saft, halb Wasser. | Twenty-four cans, half juice, half water. | in=applejuice:55_water_co2 dep=600 bundle=24 pack=crate look=cans n=0/0/5.8/5.5/0.1/0.1/0.01 tint=#8aa52f
`,
  },
  {
    path: 'getraenke/alkoholfrei/saefte',
    pack: 'carton',
    vat: 20,
    per: 'ml',
    nutrition: '0.1 0 10.4 9.8 0.3 0.4 0.01',
    storage: 'dark',
    life: 200,
    labelled: true,
    words: ['Getränke', 'drinks'],
    kinds: ['Saft, Sirup', 'juice, syrup'],
    tips: [
      ['Ohne Zuckerzusatz, mit natürlicher Fruchtsüße.', 'No added sugar, only that of the fruit.'],
    ],
    rows: `
Apfelsaft naturtrüb | Cloudy apple juice | sulmauer | 1 l | 1.99 | red-apple | Aus steirischen Streuobstwiesen. | From Styrian orchards. | in=applejuice:100 regional group=apfelsaft
Apfelsaft naturtrüb 6er-Pack | Cloudy apple juice, pack of 6 | sulmauer | 6 x 1 l | 10.99 | red-apple | Sechs Packungen im Karton. | Six cartons in a box. | in=applejuice:100 regional bundle=6 group=apfelsaft was=11.94 pack=box
Orangensaft 100 % | Orange juice 100% | sulmauer | 1 l | 2.79 | tangerine | Direkt gepresst, mit Fruchtfleisch. | Freshly pressed, with pulp. | in=orangejuice:100 member=2.39
Bio-Traubensaft rot | Organic red grape juice | bio | 0,75 l | 3.49 | grapes | Aus einer einzigen Ernte. | From a single harvest. | in=grapejuice:100 organic pack=bottle glass n=0/0/16/15.8/0.1/0.3/0.01 look=juice
Johannisbeernektar | Blackcurrant nectar | sulmauer | 1 l | 2.29 | own-currants | Mit 35 Prozent Frucht. | With 35 percent fruit. | in=water_currant:35_sugar n=0/0/12.5/12/0.3/0.2/0.01 tint=#5b2a6e multi=2x3.50 kw=Saft/juice
Holunderblütensirup | Elderflower syrup | sulmauer | 0,7 l | 4.29 | white-flower | Eins zu acht mit Wasser mischen. | Mix one to eight with water. | in=sugar_water_elderflower:6_lemonjuice_citric pack=bottle glass n=0/0/66/65/0/0/0.01 look=syrup
Tomatensaft gewürzt | Spiced tomato juice | donaugarten | 1 l | 2.19 | tomato | Mit Selleriesalz und Pfeffer. | With celery salt and pepper. | in=tomatojuice:99_salt_celery_pepper n=0.1/0/3.6/3.2/0.7/0.8/0.6 tint=#c0392b
Multivitaminsaft für die Jausenbox mit zwölf Früchten, extra kleiner Packung und Papiertrinkhalm für Schule und Wandertag | Multivitamin juice for the lunch box with twelve fruits, an extra small carton and a paper straw for school and hiking days | sulmauer | 3 x 0,2 l | 2.29 | beverage-box | Praktisch für unterwegs. | Handy on the go. | in=applejuice_orangejuice_grapejuice_pineapple_mango_vitamins print=Multivitaminsaft
Multivitaminsaft | Multivitamin juice | sulmauer | 1 l | 2.39 | pineapple mango | Aus neun Früchten. | Of nine fruits. | in=applejuice_orangejuice_grapejuice_pineapple_mango_vitamins tint=#f0902a
Marillennektar | Apricot nectar | sulmauer | 1 l | 2.59 | own-apricots | Mit 45 Prozent Frucht. | With 45 percent fruit. | in=water_apricot:45_sugar n=0/0/13/12.5/0.4/0.3/0.01 tint=#f2a23f was=3.49 kw=Saft/juice
Karottensaft | Carrot juice | bio | 0,7 l | 2.79 | carrot | Mild und erdig-süß. | Mild and earthy sweet. | in=carrot:99_lemonjuice organic pack=bottle glass n=0.1/0/6/5/0.8/0.6/0.1 look=syrup multi=3/2
Himbeersirup | Raspberry syrup | sulmauer | 0,7 l | 4.49 | own-raspberry | Eins zu acht mit Wasser mischen. Für Limonade und Desserts. | Mix one to eight with water. For lemonades and desserts. | in=sugar_raspberry:35_water_citric pack=bottle glass look=juice n=0/0/64/63/0.2/0.1/0.01
Ingwershot | Ginger shot | sulmauer | 60 ml | 1.49 | ginger-root | Ein scharfer Schluck am Morgen. | A hot sip in the morning. | in=applejuice:70_ginger:20_lemonjuice pack=bottle n=0.2/0/9/8/0.2/0.3/0.01 tint=#c99a2a
Kirschnektar | Sour cherry nectar | sulmauer | 1 l | 2.49 | cherries | Fruchtig und dunkelrot. | Fruity and dark red. | in=water_cherry:40_sugar n=0/0/12/11.6/0.2/0.3/0.01 tint=#8f1f3a kw=Saft/juice
`,
  },
  {
    path: 'getraenke/kaffee-tee/kaffee',
    pack: 'bag',
    storage: 'dry',
    life: 360,
    words: ['Kaffee', 'coffee'],
    kinds: ['Bohnen, Espresso', 'beans, espresso'],
    tips: [['Langsam in der Trommel geröstet.', 'Slowly drum-roasted.']],
    rows: `
Espresso ganze Bohne | Espresso, whole beans | mokkalinde | 1 kg | 17.99 | own-coffee-beans | Dicht, mit Noten von Kakao. | Dense with notes of cocoa. | in=coffee origin=BR was=20.99 low=18.99
Wiener Melange gemahlen | Viennese blend, ground | mokkalinde | 500 g | 8.99 | hot-beverage | Mild und ausgewogen. | Mild and balanced. | in=coffee tint=#b5651d
Bio-Kaffee Hochland | Organic highland coffee | bio | 250 g | 5.99 | hot-beverage | Fair gehandelt, von kleinen Höfen. | Fairly traded, from small farms. | in=coffee organic origin=PE member=5.29
Kaffeekapseln Lungo | Lungo coffee capsules | mokkalinde | 20 Stk | 5.49 | hot-beverage | Kompostierbare Kapseln. | Compostable capsules. | in=coffee pack=box kg=160 multi=3/2
Löslicher Kaffee | Instant coffee | mokkalinde | 100 g | 5.99 | hot-beverage | Gefriergetrocknet. | Freeze-dried. | in=coffee pack=jar look=dark soon=P6D
Kaffeepads Klassik | Classic coffee pads | mokkalinde | 16 Stk | 2.99 | hot-beverage | Sechzehn Pads, mild geröstet. | Sixteen pads, mildly roasted. | in=coffee kg=120 tint=#8a4b2a
Entkoffeinierter Kaffee | Decaffeinated coffee | mokkalinde | 500 g | 9.49 | hot-beverage | Schonend entkoffeiniert, voller Geschmack. | Gently decaffeinated, full of taste. | in=coffee tint=#2f6f5a
Getreidekaffee | Grain coffee | bio | 200 g | 3.99 | sheaf-of-rice hot-beverage | Aus gerösteter Gerste und Roggen. | Of roasted barley and rye. | in=barleymalt_rye organic pack=tin gone
Bio-Espresso gemahlen | Ground organic espresso | bio | 250 g | 6.49 | own-coffee-ground | Für Herdkanne und Siebträger. | For moka pot and portafilter. | in=coffee organic origin=PE tint=#5a3a24 was=8.99
`,
  },
  {
    path: 'getraenke/kaffee-tee/tee',
    pack: 'box',
    storage: 'dry',
    life: 540,
    words: ['Heißgetränk', 'hot drinks'],
    kinds: ['Tee, Kakao', 'tea, cocoa'],
    tips: [['Mit sprudelnd kochendem Wasser aufgießen.', 'Pour on boiling water.']],
    rows: `
Pfefferminztee | Peppermint tea | teelichtung | 20 Stk | 2.49 | herb | Ganze Blätter, kräftig frisch. | Whole leaves, strong and fresh. | in=peppermint kg=40
Bio-Kräutertee Almwiese | Organic alpine meadow tea | bio | 20 Stk | 3.49 | blossom | Mit Ringelblumen und Melisse. | With marigold and lemon balm. | in=herbs_chamomile organic regional kg=45 member=2.99
Früchtetee Waldbeere | Forest fruit tea | teelichtung | 25 Stk | 2.79 | blueberries | Leuchtend rot und fruchtig. | Bright red and fruity. | in=rosehip_apple_currant kg=75 tint=#8e2f5c was=3.19
Schwarztee Frühstück | Breakfast black tea | teelichtung | 50 Stk | 3.29 | teapot | Kräftig, verträgt Milch. | Strong, takes milk well. | in=blacktea kg=110 tint=#7a2d1f
Trinkschokolade | Drinking chocolate | chocolune | 400 g | 4.49 | hot-beverage | Löst sich auch in kalter Milch. | Dissolves in cold milk, too. | in=sugar_cocoa:32 n=4/2.4/72/66/8/7/0.1 pack=tin multi=2x7.50
Grüntee Jasmin | Jasmine green tea | teelichtung | 20 Stk | 2.99 | teacup-without-handle | Duftig und mild, mit 80 °C aufgießen. | Fragrant and mild, brew at 80 °C. | in=greentea kg=40 tint=#5b9a4a
Kamillentee | Camomile tea | teelichtung | 20 Stk | 2.29 | blossom | Ganze Blüten, sanft getrocknet. | Whole blossoms, gently dried. | in=chamomile kg=35 tint=#e0b93a
Ingwer-Zitronentee | Ginger lemon tea | teelichtung | 20 Stk | 2.79 | ginger-root lemon | Wärmend und scharf. | Warming and hot. | in=ginger_rosehip kg=40 tint=#d98324
Backkakao | Baking cocoa | chocolune | 250 g | 3.99 | cupcake | Stark entölt, ohne Zucker. | Low in fat, without sugar. | in=cocoa n=11/7/12/1/32/24/0.05 pack=tin tint=#4a2a1c
`,
  },
];
