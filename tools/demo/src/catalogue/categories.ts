/**
 * The category tree of the supermarket; two blanks of indent a level. Cells: slug, icons of the
 * picture, German name, English name, German and English description.
 */
export const categories = `
obst-gemuese | red-apple carrot grapes | Obst & Gemüse | Fruit & vegetables | Jeden Morgen frisch vom Großmarkt und von Höfen aus der Umgebung. | Fresh every morning from the market and from farms nearby.
  obst | strawberry own-bananas pear | Obst | Fruit
    aepfel-birnen | red-apple pear | Äpfel & Birnen | Apples & pears
    beeren-steinobst | blueberries cherries | Beeren & Steinobst | Berries & stone fruit
    zitrus-exoten | lemon pineapple | Zitrus & Exoten | Citrus & exotic fruit
  gemuese | tomato broccoli eggplant | Gemüse | Vegetables
    salate-gurken | own-lettuce cucumber | Salate & Gurken | Salads & cucumbers
    fruchtgemuese | tomato bell-pepper | Paradeiser & Paprika | Tomatoes & peppers
    wurzel-kohl | carrot potato | Wurzelgemüse & Kraut | Roots & cabbage
    pilze-kraeuter | brown-mushroom herb | Pilze & Kräuter | Mushrooms & herbs
fleisch-fisch | cut-of-meat own-salmon own-sausages | Fleisch & Fisch | Meat & fish | Aus der Bedientheke, gewogen und frisch verpackt. | From the counter, weighed and freshly packed.
  fleisch | cut-of-meat own-beef-joint | Frischfleisch | Fresh meat
    rind-kalb | cut-of-meat own-cutlet | Rind & Kalb | Beef & veal
    schwein | own-cutlet own-belly | Schwein | Pork
    gefluegel | own-bird own-legs | Geflügel | Poultry
  wurst-schinken | own-salami own-sausages | Wurst & Schinken | Sausages & ham
    aufschnitt | own-ham bacon | Aufschnitt & Speck | Cold cuts & bacon
    wuerstel | own-sausages | Würstel | Sausages
  fisch | own-trout-whole own-prawns | Fisch | Fish
    frischfisch | own-salmon own-prawns | Frischfisch & Meeresfrüchte | Fresh fish & seafood
    raeucherfisch | own-smoked lemon | Räucherfisch | Smoked fish
milch-eier | glass-of-milk cheese-wedge egg | Milch & Eier | Dairy & eggs | Von der Bergmilch bis zum Weichkäse, gekühlt geliefert. | From mountain milk to soft cheese, delivered chilled.
  milch-rahm | glass-of-milk butter | Milch, Rahm & Butter | Milk, cream & butter
    frischmilch | glass-of-milk cow-face | Milch | Milk
    rahm-butter | butter | Rahm & Butter | Cream & butter
  joghurt-desserts | strawberry custard | Joghurt & Desserts | Yoghurt & desserts
    naturjoghurt | bowl-with-spoon | Naturjoghurt & Topfen | Plain yoghurt & curd
    fruchtjoghurt | strawberry | Fruchtjoghurt | Fruit yoghurt
    desserts | custard | Desserts | Desserts
  kaese | cheese-wedge | Käse | Cheese
    schnittkaese | cheese-wedge | Schnitt- & Hartkäse | Semi-hard & hard cheese
    weich-frischkaese | cheese-wedge herb | Weich- & Frischkäse | Soft & cream cheese
  eier-pflanzlich | egg glass-of-milk | Eier & Pflanzliches | Eggs & plant-based
    eier | egg chicken | Eier | Eggs
    pflanzendrinks | sheaf-of-rice beans | Pflanzendrinks & Tofu | Plant drinks & tofu
brot-gebaeck | own-loaf croissant pretzel | Brot & Gebäck | Bread & bakery | Mehrmals täglich gebacken. | Baked several times a day.
  brot | own-loaf baguette-bread | Brot | Bread
    laibbrot | own-loaf | Ganze Laibe | Whole loaves
    schnittbrot | bread sandwich | Schnitt- & Toastbrot | Sliced bread & toast
  gebaeck | own-rollstar croissant | Gebäck | Rolls & pastries
    semmeln | own-rollstar pretzel | Semmeln & Salzgebäck | Rolls & pretzels
    mehlspeisen | croissant own-doughbun | Süße Mehlspeisen | Sweet pastries
vorrat | canned-food spaghetti honey-pot | Vorrat | Pantry | Alles, was ein gut gefüllter Vorratsschrank braucht. | Everything a well-stocked cupboard needs.
  nudeln-reis | own-penne cooked-rice | Nudeln, Reis & Getreide | Pasta, rice & grains
    nudeln | spaghetti | Nudeln | Pasta
    reis-huelsenfruechte | cooked-rice beans | Reis & Hülsenfrüchte | Rice & pulses
    mehl-zucker | sheaf-of-rice salt | Mehl, Zucker & Backen | Flour, sugar & baking
  konserven | canned-food tomato | Konserven & Suppen | Tins & soups
    gemuesekonserven | canned-food pickle | Gemüse & Sauerkonserven | Vegetables & pickles
    fischkonserven | own-trout-whole canned-food | Fischkonserven | Tinned fish
    suppen-gerichte | pot-of-food steaming-bowl | Suppen & Fertiggerichte | Soups & ready meals
  oele-saucen | olive hot-pepper | Öle, Saucen & Gewürze | Oils, sauces & spices
    oel-essig | olive | Öl & Essig | Oil & vinegar
    saucen | tomato hot-pepper | Saucen & Senf | Sauces & mustard
    gewuerze | salt herb | Gewürze | Spices
  fruehstueck | bowl-with-spoon honey-pot | Frühstück | Breakfast
    muesli | bowl-with-spoon blueberries | Müsli & Flocken | Muesli & flakes
    aufstriche | honey-pot strawberry | Honig & Aufstriche | Honey & spreads
tiefkuehl | ice-cream pizza ice | Tiefkühl | Frozen | Mit durchgehender Kühlkette bis an die Tür. | With an unbroken cold chain to your door.
  tk-gemuese-beilagen | broccoli french-fries | Gemüse & Beilagen | Vegetables & sides
    tk-gemuese | pea-pod broccoli | Tiefkühlgemüse | Frozen vegetables
    tk-erdaepfel | french-fries potato | Pommes & Erdäpfel | Chips & potatoes
  tk-gerichte | pizza fried-shrimp | Pizza & Gerichte | Pizza & meals
    tk-pizza | pizza | Pizza | Pizza
    tk-fisch | fried-shrimp fish | Fisch & Fleischloses | Fish & meat-free
  tk-suesses | ice-cream cherries | Eis & Süßes | Ice cream & sweets
    eis | ice-cream soft-ice-cream | Eis | Ice cream
    tk-mehlspeisen | own-dumplings own-apricots | Knödel & Beeren | Dumplings & berries
suesses-snacks | chocolate-bar popcorn cookie | Süßes & Snacks | Sweets & snacks | Für die Pause, den Filmabend und zwischendurch. | For breaks, film nights and in between.
  suesses | chocolate-bar cookie | Süßes | Sweets
    schokolade | chocolate-bar | Schokolade & Pralinen | Chocolate
    kekse | cookie waffle | Kekse & Waffeln | Biscuits & wafers
    zuckerl | candy lollipop | Zuckerl & Fruchtgummi | Sweets & gums
  snacks | popcorn peanuts | Knabbern | Snacks
    chips | popcorn potato | Chips & Salzgebäck | Crisps & savouries
    nuesse | peanuts own-almonds | Nüsse & Trockenfrüchte | Nuts & dried fruit
getraenke | beverage-box wine-glass hot-beverage | Getränke | Drinks | Kisten, Flaschen und Kaffee, bis in den Vorraum getragen. | Crates, bottles and coffee, carried to your hall.
  alkoholfrei | tumbler-glass beverage-box | Alkoholfreies | Soft drinks
    mineralwasser | droplet bubbles | Mineralwasser | Mineral water
    limonaden | cup-with-straw lemon | Limonaden & Eistee | Lemonades & iced tea
    saefte | beverage-box tangerine | Säfte & Sirupe | Juices & syrups
  bier-wein | beer-mug wine-glass | Bier, Wein & Spirituosen | Beer, wine & spirits
    bier | beer-mug | Bier & Radler | Beer & shandy
    wein | wine-glass grapes | Wein & Sekt | Wine & sparkling
    spirituosen | tumbler-glass pear | Spirituosen | Spirits
  kaffee-tee | hot-beverage teapot | Kaffee & Tee | Coffee & tea
    kaffee | hot-beverage | Kaffee | Coffee
    tee | teapot herb | Tee & Kakao | Tea & cocoa
haushalt | sponge roll-of-paper soap | Haushalt | Household | Waschen, putzen, pflegen. | Washing, cleaning, caring.
  reinigen | sponge bubbles | Waschen & Reinigen | Laundry & cleaning
    waschmittel | t-shirt bubbles | Waschmittel | Laundry
    putzmittel | sponge sparkles | Putzmittel | Cleaning
  papier-pflege | roll-of-paper soap | Papier & Pflege | Paper & care
    papier | roll-of-paper | Papierwaren | Paper goods
    koerperpflege | soap toothbrush | Körperpflege | Personal care
  blumen-geschenke | tulip wrapped-gift | Blumen & Geschenke | Flowers & gifts
    blumen | tulip sunflower | Blumen | Flowers
      schnittblumen | bouquet tulip | Schnittblumen | Cut flowers
      topfpflanzen | potted-plant cactus | Topfpflanzen | Potted plants
    saisonales | candle evergreen-tree | Saisonales | Seasonal
    geschenkkarten | wrapped-gift ribbon | Geschenkkarten | Gift cards
baby-tier | baby-bottle paw-prints cat-face | Baby & Tier | Baby & pet | Für die Kleinsten und die Vierbeiner. | For the little ones and the four-legged ones.
  baby | baby-bottle teddy-bear | Baby | Baby
    babynahrung | baby-bottle carrot | Babynahrung | Baby food
    babypflege | teddy-bear bathtub | Windeln & Pflege | Nappies & care
  tier | paw-prints dog-face | Tier | Pets
    katze | cat-face fish | Katze | Cat
    hund | dog-face bone | Hund | Dog
    kleintier | rabbit-face hamster | Kleintier | Small pets
`;
