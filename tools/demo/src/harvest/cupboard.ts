import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const dry = { vat: 0, storage: 'dry', labelled: true, life: 365 } as const;

export const harvestCupboard: AssortmentRows[] = [
  {
    ...dry,
    path: 'cupboard/pasta-rice',
    pack: 'bag',
    nutrition: '1.5 0.3 71 3 3 12.5 0.01',
    words: both('dried'),
    tips: [both('Keep in a jar once opened.')],
    rows: `
Fusilli | | hbasics | 500 g | 0.85 | own-fusilli | Twists that hold the sauce. | | in=durum kw=/pasta
Basmati rice | | hcopper | 1 kg | 2.75 | cooked-rice | Long, slender and fragrant. | | in=rice origin=IN n=0.9/0.2/77/0.3/1.5/8/0.01
Spaghetti | | hbasics | 500 g | 0.75 | spaghetti | Long, firm and bronze-cut. | | in=durum kw=/pasta
Penne | | hbasics | 500 g | 0.85 | own-penne | Ridged tubes for chunky sauces. | | in=durum kw=/pasta tint=#8a2f3a
Lasagne sheets | | hcopper | 375 g | 1.60 | own-lasagne | No need to boil them first. | | in=durum pack=box kw=/pasta was=1.90
Arborio rice | | hcopper | 500 g | 2.10 | cooked-rice | Creamy, for risotto. | | in=rice origin=IT n=0.6/0.2/78/0.3/1.2/7/0.01 tint=#4f7a5f kw=/risotto_rice
Couscous | | hbasics | 500 g | 1.15 | own-couscous | Fluffs up in five minutes. | | in=durum n=1.2/0.2/70/2/4/13/0.02 tint=#b8862f
Red lentils | | hbasics | 500 g | 1.40 | own-lentils-red | Cook to a soft dal without soaking. | | in=lentil n=1.5/0.2/50/2/11/24/0.03 kw=/pulses
Dried chickpeas | | hcopper | 500 g | 1.35 | own-chickpeas | Soak overnight, then simmer. | | in=chickpea n=5.4/0.6/44/3/16/20/0.05 kw=/pulses
`,
  },
  {
    ...dry,
    path: 'cupboard/tins-sauces',
    pack: 'tin',
    nutrition: '0.4 0.1 12 5 4 4.6 0.6',
    words: both('larder'),
    tips: [both('Chill once opened.')],
    rows: `
Baked beans | | hbasics | 415 g | 0.65 | own-baked-beans | In a rich tomato sauce. | | in=whitebean:50_tomato_water_sugar_starch_salt step=2 max=24
Chopped tomatoes | | hbasics | 400 g | 0.60 | tomato | Chunky, in juice. | | in=tomato:65_tomatojuice n=0.1/0/4/3.6/1/1.2/0.05
English mustard | | hcopper | 170 g | 1.40 | own-mustard-grains | Fierce and bright. | | in=mustard:30_water_sugar_salt pack=jar look=honey n=9/0.6/16/13/4/8/5 kw=/sauce
Skipjack tuna | | hsalt | 145 g | 1.20 | fish | Pole-and-line caught, in spring water. | | in=tuna:70_water_salt n=0.6/0.2/0/0/0/25/0.6 look=flat drained=102 multi=3/2
Red kidney beans | | hbasics | 400 g | 0.55 | beans | Soft and ready for chilli. | | in=bean:60_water_salt n=0.6/0.1/14/0.6/7/8/0.5 drained=240
Sweetcorn | | hbasics | 325 g | 0.75 | ear-of-corn | Crisp, naturally sweet kernels. | | in=corn_water n=1.5/0.2/16/6/2.7/3/0.02 drained=260 tint=#3f7f4f kw=/veg
Coconut milk | | hcopper | 400 ml | 1.35 | coconut | Rich, for curries and laksa. | | in=coconut:75_water n=17/15/2.4/1.6/0/1.4/0.05
Tomato soup | | hbasics | 400 g | 0.85 | tomato bowl-with-spoon | Smooth, with a swirl of cream. | | in=tomato:84_water_sugar_cream_cornstarch_salt n=2.6/0.5/7/4.8/0.5/0.9/0.55 tint=#c23b2a
Tomato ketchup | | hbasics | 460 g | 1.30 | tomato | The red one, for everything. | | in=tomatopaste:70_sugar_brandyvinegar_salt_spices pack=bottle look=squeeze n=0.2/0/24/22/1/1.4/1.8 tint=#b3261e kw=/sauce
Mayonnaise | | hcopper | 400 g | 1.85 | egg | Made with free-range egg yolks. | | in=rapeoil:78_eggyolk_water_brandyvinegar_mustardpaste_sugar_salt pack=jar look=cream n=79/6/1.5/1.4/0/1.2/1.1 kw=/sauce was=2.20
Green pesto | | hcopper | 190 g | 1.90 | own-basil | Basil and hard cheese, stirred into pasta. | | in=basil:36_sunoil_cheese_cashew_salt_garlic pack=jar tint=#5d8f3a n=42/6.5/6/3/2/5/2.4 kw=/sauce
`,
  },
  {
    ...dry,
    path: 'cupboard/breakfast',
    pack: 'box',
    nutrition: '7.5 1.3 60 1.2 9 12 0.02',
    words: both('breakfast'),
    tips: [both('A good start to the day.')],
    rows: `
Porridge oats | | hpenny | 1 kg | 1.65 | own-oat-bowl | Rolled Scottish oats. | | in=oats origin=SC regional pack=bag kw=/cereal
Raspberry jam | | hbramble | 340 g | 2.20 | own-raspberry | Made in open pans. | | in=raspberry:50_sugar_pectin_citric pack=jar look=red n=0.2/0/60/58/1.5/0.5/0.02
Cornflakes | | hbasics | 500 g | 1.25 | ear-of-corn | Golden and crisp to the last spoonful. | | in=cornmeal_sugar_salt_maltextract n=0.9/0.2/84/8/3/7/1.1 kw=/cereal
Fruit muesli | | hpenny | 750 g | 2.85 | own-raisins own-oat-bowl | A third of it dried fruit. | | in=oats_wheat_raisin:18_apple_date_banana n=5/0.9/65/24/8/9/0.05 pack=bag tint=#8a4f6a kw=/cereal was=3.25
Hazelnut granola | | hpenny | 500 g | 3.10 | own-hazelnuts own-oat-bowl | Baked in clusters with honey. | | in=oats:56_sugar_sunoil_hazelnut:9_honey:5 n=18/2.2/60/19/7/10/0.1 pack=bag tint=#a8672a kw=/cereal
Clear honey | | hbramble | 340 g | 2.90 | honey-pot | Runny, from hedgerows and clover. | | in=honey origin=EN regional pack=jar look=honey n=0/0/81/80/0/0.4/0.01
Strawberry jam | | hbasics | 454 g | 1.15 | strawberry | Soft set, with whole fruit. | | in=strawberry:45_sugar_pectin_citric pack=jar look=red n=0.2/0/62/60/1/0.4/0.02
Orange marmalade | | hbramble | 454 g | 2.30 | own-orange | Bittersweet, with thick-cut peel. | | in=sugar_orange:38_pectin_citric pack=jar look=orange n=0.1/0/63/61/0.8/0.3/0.02
Crunchy peanut butter | | hcopper | 340 g | 2.40 | peanuts | Just roasted nuts and a pinch of salt. | | in=peanut:99_salt pack=jar look=honey n=49/7/12/5/8/27/0.6 was=2.80 low=2.65 kw=/spread
`,
  },
  {
    path: 'drinks/soft-drinks',
    vat: 20,
    per: 'ml',
    pack: 'carton',
    nutrition: '0 0 9.8 9.4 0.1 0.4 0.01',
    storage: 'dark',
    life: 200,
    labelled: true,
    words: both('drinks'),
    tips: [both('Serve chilled.')],
    rows: `
Cloudy apple juice | | hbramble | 1 l | 1.85 | green-apple | Pressed from English apples. | | in=applejuice:100 regional was=2.20
Ginger beer | | hcopper | 4 x 330 ml | 3.10 | ginger-root | Fiery and brewed. | | in=water_sugar_ginger:3_co2_citric pack=crate look=cans bundle=4
Orange juice | | hbramble | 1 l | 2.20 | own-orange | Pressed, with no bits. | | in=orangejuice:100 n=0.1/0/9/8.4/0.3/0.7/0 tint=#d9822b
Cloudy lemonade | | hcopper | 750 ml | 2.10 | lemon | Tart, with real lemon juice. | | in=water_sugar_lemonjuice:9_co2 pack=bottle glass look=syrup n=0/0/7/6.8/0/0.1/0.01 kw=/pop was=2.50
Elderflower cordial | | hbramble | 500 ml | 3.20 | white-flower | Heady blossom, one part to ten of water. | | in=sugar_water_elderflower:8_lemonjuice_citric pack=bottle glass look=plain n=0/0/48/47/0/0/0.01 kw=/squash
Blackcurrant squash | | hbasics | 1 l | 1.25 | own-currants | Deep purple, one part to four of water. | | in=water_sugar_currant:20_citric pack=bottle glass look=juice n=0/0/11/10.5/0/0.1/0.01 tint=#5a2a6a kw=/cordial
Sparkling spring water | | hbasics | 1,5 l | 0.75 | droplet | Lively bubbles from a deep spring. | | in=mineralwater_co2 pack=bottle look=water n=0/0/0/0/0/0/0.02 step=2
Indian tonic water | | hcopper | 6 x 150 ml | 3.60 | lime | Dry, with a bitter edge. | | in=water_sugar_co2_quinine_citric pack=crate look=cans bundle=6 n=0/0/7/6.8/0/0/0.01 tint=#3f8f6a kw=/mixer
Mango smoothie | | hbramble | 750 ml | 3.10 | mango banana | Thick fruit and nothing else. | | in=mango:40_banana_applejuice n=0.2/0/13/12/1.2/0.6/0.01 tint=#e0982a was=3.60
`,
  },
  {
    ...dry,
    path: 'drinks/tea-coffee',
    pack: 'box',
    labelled: false,
    words: both('hot drinks'),
    tips: [both('Lovely with a biscuit.')],
    rows: `
Breakfast tea | | hcopper | 80 Stk | 2.60 | teapot | A strong morning blend. | | in=blacktea kg=250
Ground coffee | | hcopper | 227 g | 3.95 | own-coffee-ground | Medium roast, from Peru. | | in=coffee pack=bag origin=PE was=4.50
Earl Grey tea | | hcopper | 50 Stk | 2.70 | teapot | Fragrant with citrus oil. | | in=blacktea_aroma kg=150 tint=#3f4f7a
Green tea | | hcopper | 40 Stk | 2.10 | teapot leafy-green | Light and grassy. | | in=greentea kg=120 tint=#5f8f4a
Peppermint tea | | hcopper | 40 Stk | 1.95 | herb | Cooling, after a good supper. | | in=peppermint kg=100 tint=#2f8f7a
Camomile tea | | hcopper | 40 Stk | 1.95 | blossom | Gentle, for the end of the day. | | in=chamomile kg=90 tint=#c9a63a
Instant coffee | | hbasics | 200 g | 3.60 | hot-beverage | Full-bodied, ready in a moment. | | in=coffee pack=jar look=dark kg=420
Coffee beans | | hcopper | 500 g | 7.95 | own-coffee-beans | Dark roast, with a note of cocoa. | | in=coffee pack=bag origin=CO tint=#4b2e24 was=9.20
Drinking chocolate | | hcopper | 300 g | 3.20 | hot-beverage chocolate-bar | Stir into hot milk and let it froth. | | in=sugar_cocoa:35 pack=tin tint=#6b3a2a n=5/3/72/62/9/6/0.05 kw=/hot_chocolate,_cocoa
`,
  },
  {
    path: 'drinks/beer-wine',
    vat: 20,
    per: 'ml',
    pack: 'can',
    nutrition: '0 0 3.2 0.3 0 0.4 0.01',
    storage: 'dark',
    life: 180,
    age: 18,
    words: both('alcohol'),
    tips: [both('Please drink responsibly.')],
    rows: `
Pale ale | | hcopper | 440 ml | 1.95 | beer-mug | Citrus hops and a dry finish. | | in=water_barleymalt_hops_yeast vol=4.5 tint=#d98a1f kw=/beer
English sparkling wine | | hcopper | 750 ml | 24.00 | bottle-with-popping-cork | From chalk slopes. | | in=grapesulphite vol=12 pack=bottle glass look=sparkling max=6 n=0/0/1/0.8/0/0.1/0
Lager | | hcopper | 4 x 440 ml | 5.20 | beer-mug | Pale, clean and crisp. | | in=water_barleymalt_hops_yeast vol=4.4 pack=crate look=cans bundle=4 kw=/beer tint=#2f6fb5 was=6.00
Best bitter | | hcopper | 500 ml | 2.20 | beer-mug | Malty, amber and easy to drink. | | in=water_barleymalt_hops_yeast vol=4.2 pack=bottle glass look=beer kw=/beer,_ale tint=#7a3a1f
Dry cider | | hbramble | 500 ml | 2.30 | green-apple | Pressed from Herefordshire apples. | | in=applejuice_yeast_sulphite vol=5.5 pack=bottle glass look=longneck origin=EN regional n=0/0/2.6/2.4/0/0/0.01
Merlot red wine | | hcopper | 750 ml | 8.50 | grapes | Soft plum and a little spice. | | in=grapesulphite vol=13 pack=bottle glass look=wine origin=FR max=12 n=0/0/2.6/0.6/0/0.1/0
Sauvignon blanc white wine | | hcopper | 750 ml | 9.25 | own-white-grapes | Gooseberry and cut grass. | | in=grapesulphite vol=12.5 pack=bottle glass look=white origin=NZ max=12 n=0/0/2.4/0.5/0/0.1/0 was=10.50
Provence rosé wine | | hcopper | 750 ml | 11.00 | strawberry | Pale and dry, with wild strawberry. | | in=grapesulphite vol=12.5 pack=bottle glass look=rose origin=FR max=12 n=0/0/2.2/0.4/0/0.1/0
`,
  },
  {
    path: 'home/laundry-cleaning',
    vat: 20,
    pack: 'bottle',
    words: both('cleaning'),
    tips: [both('Keep away from children.')],
    rows: `
Washing-up liquid | | hbasics | 500 ml | 0.95 | lemon | Cuts grease fast. | | look=squeeze
Colour laundry liquid | | hbasics | 30 WG | 4.50 | t-shirt | Keeps colours bright. | | look=detergent tint=#163a8c kg=1500 kw=/washing
Fabric conditioner | | hbasics | 48 WG | 2.95 | blossom | Soft towels with a breath of spring. | | look=detergent kg=1300 tint=#d98fb5 kw=/washing,_softener
Laundry capsules | | hbasics | 30 WG | 6.75 | sparkles t-shirt | Drop one into the drum. | | pack=tub kg=800 tint=#3f5fb0 kw=/washing was=7.95
Dishwasher tablets | | hbasics | 40 Stk | 4.80 | sparkles fork-and-knife-with-plate | Plates, pans and glasses, all in one. | | pack=bag kg=720 tint=#1f8fa0
Multi-surface cleaner | | hbasics | 750 ml | 1.45 | sparkles | For worktops, tiles and tables. | | look=spray
Bathroom cleaner | | hbasics | 750 ml | 1.60 | bathtub | Lifts limescale and soap. | | look=spray tint=#1f9a9a
Toilet cleaner | | hbasics | 750 ml | 1.05 | toilet | Clings under the rim. | | look=squeeze tint=#1565a8
Scouring sponges | | hbasics | 6 Stk | 0.95 | sponge | One soft side, one rough. | | pack=tray kg=60
Bin bags | | hbasics | 20 Stk | 2.10 | wastebasket | Thirty litres, with a tie top. | | pack=roll kg=240 tint=#4a4a4a
`,
  },
  {
    path: 'home/paper-care',
    vat: 20,
    pack: 'bag',
    words: both('household'),
    tips: [both('Part of the weekly shop.')],
    rows: `
Toilet tissue | | hbasics | 9 x 200 Blatt | 4.25 | roll-of-paper | Soft and strong. | | look=rolls kg=950 kw=/bathroom,_paper
Mint toothpaste | | hbasics | 75 ml | 1.10 | toothbrush | With fluoride. | | pack=tube tint=#2aa5a0 gone kw=/bathroom
Kitchen roll | | hbasics | 4 x 60 Blatt | 2.85 | roll-of-paper sponge | Strong when it is wet. | | look=rolls kg=650 tint=#d8812f kw=/paper
Facial tissues | | hbasics | 80 Stk | 0.99 | cloud | Soft on sore noses. | | pack=box kg=170 tint=#7fa8d9 kw=/paper
Sea salt shower gel | | hbasics | 300 ml | 1.60 | spiral-shell | Fresh as a swim. | | pack=bottle look=squeeze tint=#2f8fb5 kw=/bathroom,_wash was=1.95
Apple shampoo | | hbasics | 300 ml | 1.75 | green-apple | For shiny everyday hair. | | pack=bottle look=squeeze tint=#78b843 kw=/bathroom,_hair
Liquid hand soap | | hbasics | 300 ml | 1.20 | soap | Kind to skin, in a pump bottle. | | pack=bottle look=pump tint=#c98fa8 kw=/bathroom
Medium toothbrushes | | hbasics | 2 Stk | 1.85 | toothbrush | Two, in two colours. | | pack=box kg=50 kw=/bathroom
Waterproof plasters | | hbasics | 20 Stk | 1.65 | adhesive-bandage | Four sizes for small scrapes. | | pack=box kg=30 tint=#d9a07a kw=/first_aid
`,
  },
];
