import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const fresh = { vat: 0, storage: 'cool', pack: 'loose' } as const;
const chilled = { vat: 0, storage: 'chilled', labelled: true } as const;
const dry = { vat: 0, storage: 'dry', labelled: true, life: 365 } as const;

export const harvestFresh: AssortmentRows[] = [
  {
    ...fresh,
    path: 'fruit-veg/fruit',
    nutrition: '0.2 0 11.5 10 2.2 0.5 0',
    life: 5,
    words: both('fruit'),
    tips: [both('Wash before eating.')],
    rows: `
Braeburn apples | | - | kg/200 | 2.40 | own-braeburn-apple | Crisp, with a sharp finish. | | origin=EN regional
Fairtrade bananas | | - | kg/200 | 1.15 | own-bananas | Ripe and ready. | | origin=CR count=1 n=0.2/0.1/20/17/2/1.2/0
Strawberries | | hbramble | 400 g | 3.25 | strawberry | Sweet and fragrant, from the south of Spain. | | origin=ES pack=tray
Conference pears | | hbramble | 1 kg | 2.10 | pear | Best a day or two after buying. | | origin=NL pack=bag
Granny Smith apples | | - | kg/200 | 2.30 | green-apple | Green, juicy and properly tart. | | origin=FR
Blueberries | | hbramble | 250 g | 2.75 | blueberries | Plump, with a soft bloom. | | origin=PE pack=tray was=3.25
Raspberries | | hbramble | 225 g | 2.95 | own-raspberry | Picked ripe and packed the same day. | | origin=SC regional pack=tray
Green seedless grapes | | - | 500 g | 2.40 | own-white-grapes | Crisp little mouthfuls of sweetness. | | origin=ZA pack=tray count=1
Clementines | | hbasics | 600 g | 1.45 | tangerine | Easy to peel, without pips. | | origin=ES pack=net was=1.75
Unwaxed lemons | | hbramble | 4 Stk | 1.30 | lemon | For zest as well as juice. | | origin=ES pack=net kg=480
Ripe avocados | | hbramble | 2 Stk | 2.20 | avocado | Soft enough for toast tonight. | | origin=PE kg=400 count=2 n=14/2.1/1.8/0.7/6.7/2/0.02 was=2.60
Ripe mango | | - | 1 Stk | 1.35 | mango | Fragrant and dripping with juice. | | origin=BR kg=400
`,
  },
  {
    ...fresh,
    path: 'fruit-veg/vegetables',
    nutrition: '0.2 0 5.4 3.2 2.4 1.5 0.05',
    life: 6,
    words: both('vegetables, veg'),
    tips: [both('Keep in the vegetable drawer.')],
    rows: `
Carrots | | hbasics | 1 kg | 0.75 | carrot | Sweet and crunchy. | | origin=EN regional pack=bag
Maris Piper potatoes | | hbramble | 2 kg | 2.35 | potato | For chips and fluffy roasts. | | origin=EN pack=net regional n=0.1/0/17/0.8/1.8/2/0.01
Vine tomatoes | | - | kg/200 | 3.60 | own-vine-tomatoes | Ripened on the vine. | | count=1 origin=ES was=4.10
Organic broccoli | | hbramble | 350 g | 1.60 | broccoli | Firm green florets. | | origin=EN regional organic pack=bag soon=P3D
Brown onions | | hbasics | 1 kg | 0.95 | onion | The start of every good supper. | | origin=EN regional pack=net n=0.1/0/8/6/2/1.2/0.01
Garlic bulbs | | - | 4 Stk | 0.95 | garlic | Firm, with fat cloves. | | origin=ES pack=net kg=220 n=0.6/0.1/16/1.6/4/8/0.01
Mixed peppers | | hbasics | 3 Stk | 1.80 | bell-pepper own-yellow-pepper | Red and yellow, sweet and crunchy. | | origin=NL pack=bag kg=480
Courgettes | | - | kg/200 | 2.60 | own-zucchini | Slim and tender, good on the griddle. | | origin=ES count=3 was=2.95 kw=/zucchini
Chestnut mushrooms | | hbramble | 300 g | 1.35 | own-brown-mushroom | Nutty, and firm in the pan. | | origin=GB regional pack=tray n=0.4/0.1/0.4/0.2/1.2/2.5/0.01
Cauliflower | | - | 1 Stk | 1.40 | own-cauliflower | Tight and white, for roasting or cheese sauce. | | origin=EN regional kg=750
Leeks | | - | kg/250 | 2.80 | own-leek | Sweet once softened in butter. | | origin=EN regional count=2
Parsnips | | hbasics | 500 g | 0.80 | own-parsnip | Sweetened by the first frosts. | | origin=EN regional pack=bag n=1.1/0.2/13/6/4.6/1.8/0.02
`,
  },
  {
    ...chilled,
    path: 'dairy-eggs/milk-yoghurt',
    pack: 'tub',
    nutrition: '3.6 2.3 4.7 4.7 0 3.5 0.1',
    ingredients: 'milk',
    life: 9,
    words: both('dairy'),
    tips: [both('From cows that graze outdoors.')],
    rows: `
Semi-skimmed milk | | htide | 2 l | 1.65 | cow-face | Fresh from West Country farms. | | pack=bottle look=milk n=1.8/1.1/4.8/4.8/0/3.6/0.1 group=semi
Semi-skimmed milk | | htide | 1 l | 1.20 | cow-face | The smaller bottle. | | pack=bottle look=milk n=1.8/1.1/4.8/4.8/0/3.6/0.1 group=semi
Salted butter | | htide | 250 g | 2.35 | own-butter-salted | Churned slowly. | | pack=box in=butter_salt n=81/52/0.6/0.6/0/0.6/1.5 life=40 look=unpacked kw=/butter
Greek-style yoghurt | | htide | 500 g | 1.80 | own-yoghurt-bowl | Thick and creamy. | | in=milk_cream_cultures n=9.5/6.2/4.5/4.5/0/5/0.12 was=2.10
Whole milk | | htide | 2 l | 1.65 | cow-face | Creamy, for tea and rice pudding. | | pack=bottle look=milk tint=#2a5fb0 n=3.7/2.4/4.7/4.7/0/3.5/0.1
Unsalted butter | | htide | 250 g | 2.35 | own-butter-in-paper | Sweet and pale, for baking. | | pack=box in=butter n=82/52/0.6/0.6/0/0.6/0.02 life=40 look=unpacked kw=/butter
Double cream | | htide | 300 ml | 1.55 | own-whipped-cream | Pours thick and whips to soft peaks. | | in=cream n=50/31/1.6/1.6/0/1.6/0.05
Strawberry yoghurt | | htide | 450 g | 1.95 | strawberry | Stirred with crushed berries. | | in=yoghurt_strawberry:12_sugar n=3/1.9/13/12.5/0.3/3.8/0.12 tint=#d9566f was=2.30 low=2.20
Natural skyr | | htide | 450 g | 2.10 | own-yoghurt-bowl | Thick, sharp and full of protein. | | in=skim_cultures n=0.2/0.1/4/4/0/11/0.12 tint=#2d3f78 kw=/yoghurt
`,
  },
  {
    ...chilled,
    path: 'dairy-eggs/cheese-eggs',
    pack: 'tray',
    nutrition: '34.5 21.7 0.1 0.1 0 25 1.8',
    ingredients: 'milk salt cultures rennet',
    life: 25,
    words: both('chilled'),
    tips: [both('Keeps well in the fridge.')],
    rows: `
Mature cheddar | | htide | 350 g | 3.40 | own-cheddar | Aged for fifteen months. | | was=4.00 low=3.80 look=unpacked kw=/cheese
Blue cheese | | htide | 150 g | 2.60 | own-blue-cheese | Crumbly and tangy. | | pack=box tint=#46608f look=unpacked
Free-range eggs, medium | | hbasics | 6 Stk | 1.75 | egg | From hens that roam. | | in=egg n=9/2.5/0.3/0.3/0/12.6/0.36 look=eggs kg=380 life=14
Red Leicester | | htide | 300 g | 3.10 | own-cheddar | Mellow, nutty and sunset orange. | | pack=loose count=1 look=orange kw=/cheese
Grated cheddar | | hbasics | 250 g | 2.40 | own-grated-cheese | Ready for toasties and jackets. | | in=milk_salt_cultures_rennet_starch pack=bag kw=/cheese was=2.75
Somerset brie | | htide | 200 g | 2.45 | own-brie | Soft, with a mushroomy rind. | | n=28/18.8/0.5/0.3/0/17/1.3 look=unpacked kw=/cheese
Mozzarella | | hbasics | 125 g | 1.05 | own-mozzarella | Milky and tender, for pizza and salads. | | pack=bag drained=125 n=18/12.5/1/1/0/18/0.5 origin=IT kw=/cheese
Greek feta | | htide | 200 g | 2.30 | own-feta | Crumbles over salads and roast squash. | | in=sheepmilk_salt_cultures_rennet pack=tub n=24/16/0.7/0.7/0/16/2.4 origin=GR kw=/cheese
Parmigiano Reggiano | | - | 200 g | 4.30 | own-parmesan | Aged for two years, with a grainy bite. | | in=milk_salt_animalrennet n=30/20/0/0/0/32/1.6 origin=IT look=unpacked kw=/parmesan_cheese
Soft cheese | | hbasics | 200 g | 1.20 | own-cream-cheese | Smooth, for bagels and cheesecake. | | pack=tub n=23/15.5/3.6/3.6/0/6/0.7 kw=/cream_cheese
Large free-range eggs | | hbasics | 12 Stk | 3.35 | egg | A dozen for a weekend of baking. | | in=egg n=9/2.5/0.3/0.3/0/12.6/0.36 look=eggs kg=800 life=14
`,
  },
  {
    ...dry,
    path: 'bakery/bread',
    pack: 'bag',
    nutrition: '2 0.4 45 2.6 3.2 9 1',
    life: 4,
    words: both('bakery'),
    tips: [both('Freezes well.')],
    rows: `
Sourdough bloomer | | hpenny | 800 g | 2.95 | own-crusty-loaf | Fermented for a day and a night. | | in=wheat_water_sourdough_salt pack=loose count=1 was=3.25 kw=/bread
Thick white sliced | | hpenny | 800 g | 1.25 | own-toast | Soft, for toast and sandwiches. | | in=wheat_water_yeast_rapeoil_salt kw=/bread
Seeded bagels | | hpenny | 5 Stk | 1.70 | bagel | Boiled, then baked. | | in=wheat_water_sesame:4_sugar_yeast_salt kg=425 kw=/bread,_rolls
Wholemeal sliced bread | | hpenny | 800 g | 1.35 | own-wholemeal-toast | Nutty and soft, from the whole grain. | | in=wholewheat:65_water_yeast_rapeoil_salt n=2.5/0.5/40/3/7/10/0.9
Multiseed loaf | | hpenny | 400 g | 2.10 | own-seed-loaf | Five seeds inside and on the crust. | | in=wheat_water_sunseed:6_pumpkinseed_linseed_sesame_yeast_salt pack=loose count=1 n=9/1.2/40/2.4/6/11/0.9 kw=/bread
Baguette | | hpenny | 250 g | 1.10 | baguette-bread | Crackling crust, best today. | | in=wheat_water_yeast_salt pack=loose count=2 life=1 kw=/french_bread
Ciabatta | | hpenny | 280 g | 1.60 | own-ciabatta | Airy, made with olive oil. | | in=wheat_water_oliveoil:4_yeast_salt pack=loose count=1 n=3.4/0.5/51/2/2.8/9/1.2 kw=/bread was=1.90
White pittas | | hbasics | 6 Stk | 0.85 | flatbread | Puff up in the toaster, ready to fill. | | in=wheat_water_yeast_salt n=1.2/0.2/53/2.4/2.8/9/0.8 kg=360 kw=/pitta_bread
Butter croissants | | hpenny | 4 Stk | 2.25 | croissant | Flaky layers, all butter. | | in=wheat_butter:24_milk_sugar_yeast_egg_salt pack=loose count=4 n=24/15/44/8/2.2/8/0.9 kg=240
Scotch pancakes | | hpenny | 6 Stk | 1.15 | pancakes | Thick and fluffy, good with butter. | | in=wheat_milk_sugar_egg_rapeoil_baking_salt n=6/0.7/46/15/1.6/6/0.9 kg=200
`,
  },
  {
    ...dry,
    path: 'bakery/cakes',
    pack: 'box',
    nutrition: '19 9 60 30 2.4 6 0.6',
    life: 30,
    words: both('treat'),
    tips: [both('Lovely with a cup of tea.')],
    rows: `
Oat biscuits | | hpenny | 300 g | 1.55 | cookie | Crumbly, with golden syrup. | | in=oats:40_wheat_sugar_butter_baking_salt
Lemon drizzle cake | | hpenny | 400 g | 3.20 | lemon | Sharp icing, moist crumb. | | in=wheat_sugar_egg_butter_lemonjuice:4_baking tint=#e0b93a kw=/cakes
Chocolate chip cookies | | hpenny | 200 g | 1.60 | cookie chocolate-bar | Crisp edges and melting chips. | | in=wheat_sugar_butter_cocoamass:14_cocoabutter_baking_salt n=24/13/61/34/2.6/5.6/0.5 tint=#7a4a2d was=1.90 kw=/biscuits
Ginger biscuits | | hbasics | 300 g | 0.95 | ginger-root | Snappy ones for dunking. | | in=wheat_sugar_rapeoil_syrup_ginger:2_baking_salt n=13/1.4/74/34/1.8/5.5/0.7
Bramley apple pie | | hpenny | 450 g | 2.80 | pie green-apple | Sharp apples under buttery pastry. | | in=apple:42_wheat_butter_sugar_cornstarch n=11/6.6/38/17/1.8/3/0.2 life=7 kw=/pudding
Vanilla cupcakes | | hpenny | 4 Stk | 2.75 | cupcake | Swirled with buttercream. | | in=wheat_sugar_butter_egg_vanilla_baking kg=300 tint=#c9a0b8 life=10 kw=/cakes
Iced doughnuts | | hpenny | 4 Stk | 1.85 | doughnut | Soft rings with sprinkles on top. | | in=wheat_sugar_rapeoil_egg_milk_yeast_starch n=18/3/50/22/1.8/6/0.6 life=3 kg=240 tint=#e08aa8 kw=/donuts
Carrot cake | | hpenny | 420 g | 3.60 | carrot | Spiced, with soft cheese frosting. | | in=wheat_sugar_carrot:14_rapeoil_egg_cheese_walnut:3_cinnamon_baking tint=#d98a3a life=12 was=4.10 kw=/cakes
Cherry bakewells | | hpenny | 6 Stk | 1.75 | cherries | Almond sponge and jam in a pastry case. | | in=wheat_sugar_almond:6_cherry:4_rapeoil_egg n=17/5/64/38/1.6/4.5/0.3 tint=#b8384a kg=260 kw=/cakes
Mince pies | | hpenny | 6 Stk | 2.25 | own-mince-pie | Crumbly pastry, spiced fruit and a star on top. | | in=wheat_sugar_raisin:14_apple_butter_cinnamon n=15/7/60/34/2/4/0.3 tint=#8c2a34 kg=330 kw=/christmas,_xmas,_cakes
Christmas pudding | | hpenny | 450 g | 4.50 | own-christmas-pudding | Dark with fruit, ready to steam. | | in=raisin:32_sugar_wheat_egg_apple_almond:3_cinnamon n=7/3/57/42/3/4/0.2 tint=#2f5d3a kw=/christmas,_xmas,_dessert
`,
  },
  {
    ...chilled,
    path: 'meat-fish/meat',
    pack: 'loose',
    nutrition: '9 3 0 0 0 20 0.15',
    labelled: false,
    storage: 'meat',
    life: 4,
    words: both('meat'),
    tips: [both('Cook thoroughly.')],
    rows: `
Whole chicken | | hmarrow | Stk/1500 | 4.20 | own-bird | Slow-grown, free to roam. | | origin=EN regional kw=/poultry,_roast
Beef mince 5% fat | | hmarrow | kg/250 | 9.60 | own-beef-dice | Lean, from grass-fed cattle. | | origin=SC regional look=mince tint=#b8343c life=2 n=5/2.2/0/0/0/21/0.15
Pork and apple sausages | | hmarrow | 400 g | 3.45 | own-sausages | Six plump sausages. | | pack=tray in=pork:80_apple:8_crumbs_salt_herbs n=18/6.6/7/3/1/14/1.5 kw=/bangers,_pork
Chicken breast fillets | | hmarrow | kg/300 | 8.40 | own-breast | Lean and tender, quick to cook. | | origin=GB regional n=1.5/0.4/0/0/0/23.5/0.15 count=2
Chicken drumsticks | | hmarrow | kg/400 | 3.60 | own-legs | Skin on, for sticky traybakes. | | origin=GB regional n=10/2.8/0/0/0/18.5/0.2 was=4.20
Smoked back bacon | | hmarrow | 240 g | 2.95 | bacon | Eight rashers, dry-cured and oak-smoked. | | origin=GB regional pack=tray count=1 in=pork:97_salt_smoke_nitrite n=16/6/0.5/0.5/0/17/3 life=14 kw=/rashers,_pork
T-bone steak | | hmarrow | Stk/450 | 22.50 | cut-of-meat | Aged for 28 days, to share. | | origin=SC regional count=1 n=6/2.6/0/0/0/22/0.15 kw=/beef
Pork loin steaks | | hmarrow | kg/250 | 7.90 | own-cutlet | Trimmed, from outdoor-bred pigs. | | origin=EN regional count=2 n=7/2.5/0/0/0/21/0.15
Beef roasting joint | | hmarrow | kg/900 | 13.50 | own-tied-beef | Topside for Sunday lunch. | | origin=EN regional count=1 n=6/2.5/0/0/0/22/0.15 was=15.00 kw=/roast
Lamb mince | | hmarrow | kg/250 | 10.40 | own-beef-dice | For shepherd’s pie and koftas. | | origin=GB regional look=mince tint=#9c4a48 life=2 n=16/7.4/0/0/0/18/0.2
`,
  },
  {
    ...chilled,
    path: 'meat-fish/fish',
    pack: 'tray',
    nutrition: '12 2.2 0 0 0 20 0.4',
    storage: 'fish',
    life: 3,
    words: both('seafood'),
    tips: [both('Eat within a day of opening.')],
    rows: `
Salmon fillets | | hsalt | 240 g | 4.75 | own-salmon | Two skin-on fillets. | | in=salmon origin=SC regional was=5.50 count=1 kw=/fish
Smoked haddock | | hsalt | 250 g | 4.30 | own-trout | Undyed, oak-smoked. | | in=haddock_salt_smoke origin=NA n=0.8/0.2/0/0/0/20/1.6 count=1 kw=/fish
Skinless cod fillets | | hsalt | 260 g | 5.95 | own-seafish | White, flaky and free of skin. | | in=cod origin=NA n=0.8/0.2/0/0/0/18/0.2 count=1 kw=/fish
Smoked salmon | | hsalt | 120 g | 4.60 | own-smoked | Cured with salt, smoked over beech. | | in=salmon:97_salt_smoke origin=SC regional n=11/2/0.2/0.1/0/22/2.6 life=14 was=5.20 low=4.95 kw=/fish look=board
Rainbow trout | | hsalt | Stk/350 | 11.50 | own-trout-whole | Gutted and ready for the grill. | | in=trout origin=EN regional pack=loose n=5/1.1/0/0/0/20/0.1 count=1 kw=/fish
King prawns | | hsalt | 180 g | 3.90 | own-prawns | Raw and peeled, pink in two minutes. | | in=shrimp_salt origin=VN n=0.9/0.2/0.2/0/0/18/0.9 kw=/shellfish
Rope-grown mussels | | hsalt | 1 kg | 5.20 | own-mussels | Plump, from clear Scottish lochs. | | in=mussel origin=SC n=2/0.4/3/0/0/11/0.7 pack=net regional kw=/shellfish
Fish pie mix | | hsalt | 320 g | 5.40 | own-salmon own-seafish | Salmon, cod and haddock, cut for the oven. | | in=salmon:40_cod:40_haddock_smoke origin=NA n=5/0.9/0/0/0/19/0.5
Dressed crab | | hsalt | 100 g | 6.50 | crab | White and brown meat, picked by hand. | | in=browncrab:95_salt origin=EN regional n=7/1/0.5/0/0/18/1 count=1 kw=/shellfish soon=P3D
`,
  },
];
