/**
 * The category tree of the supermarket; two blanks of indent a level. Cells: slug, icons or
 * SKUs of the picture, German name, English name, German and English description.
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
    pilze-kraeuter | own-brown-mushroom herb | Pilze & Kräuter | Mushrooms & herbs
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
milch-eier | 101501 own-tilsiter 102201 | Milch & Eier | Dairy & eggs | Von der Bergmilch bis zum Weichkäse, gekühlt geliefert. | From mountain milk to soft cheese, delivered chilled.
  milch-rahm | 101501 101601 | Milch, Rahm & Butter | Milk, cream & butter
    frischmilch | 101501 101504 | Milch | Milk
    rahm-butter | 101604 101601 | Rahm & Butter | Cream & butter
  joghurt-desserts | 101703 101801 | Joghurt & Desserts | Yoghurt & desserts
    naturjoghurt | 101703 101701 | Naturjoghurt & Topfen | Plain yoghurt & curd
    fruchtjoghurt | 101801 101802 | Fruchtjoghurt | Fruit yoghurt
    desserts | 101901 101902 | Desserts | Desserts
  kaese | own-mountain-cheese own-camembert | Käse | Cheese
    schnittkaese | own-tilsiter own-gouda | Schnitt- & Hartkäse | Semi-hard & hard cheese
    weich-frischkaese | 102102 own-mozzarella | Weich- & Frischkäse | Soft & cream cheese
  eier-pflanzlich | 102301 102201 | Eier & Pflanzliches | Eggs & plant-based
    eier | 102201 | Eier | Eggs
    pflanzendrinks | 102301 102305 | Pflanzendrinks & Tofu | Plant drinks & tofu
brot-gebaeck | own-loaf croissant pretzel | Brot & Gebäck | Bread & bakery | Mehrmals täglich gebacken. | Baked several times a day.
  brot | own-loaf baguette-bread | Brot | Bread
    laibbrot | own-loaf | Ganze Laibe | Whole loaves
    schnittbrot | own-toast own-wholemeal-toast | Schnitt- & Toastbrot | Sliced bread & toast
  gebaeck | own-rollstar croissant | Gebäck | Rolls & pastries
    semmeln | own-rollstar pretzel | Semmeln & Salzgebäck | Rolls & pretzels
    mehlspeisen | croissant own-doughbun | Süße Mehlspeisen | Sweet pastries
vorrat | 103402 102801 103801 | Vorrat | Pantry | Alles, was ein gut gefüllter Vorratsschrank braucht. | Everything a well-stocked cupboard needs.
  nudeln-reis | 102801 102902 | Nudeln, Reis & Getreide | Pasta, rice & grains
    nudeln | 102801 102803 | Nudeln | Pasta
    reis-huelsenfruechte | 102902 102904 | Reis & Hülsenfrüchte | Rice & pulses
    mehl-zucker | 103001 103003 | Mehl, Zucker & Backen | Flour, sugar & baking
  konserven | 103102 103107 | Konserven & Suppen | Tins & soups
    gemuesekonserven | 103107 103105 | Gemüse & Sauerkonserven | Vegetables & pickles
    fischkonserven | 103202 | Fischkonserven | Tinned fish
    suppen-gerichte | 103301 103305 | Suppen & Fertiggerichte | Soups & ready meals
  oele-saucen | 103402 103503 | Öle, Saucen & Gewürze | Oils, sauces & spices
    oel-essig | 103402 103406 | Öl & Essig | Oil & vinegar
    saucen | 103503 103504 | Saucen & Senf | Sauces & mustard
    gewuerze | 103601 103605 | Gewürze | Spices
  fruehstueck | 103703 103804 | Frühstück | Breakfast
    muesli | 103702 103701 | Müsli & Flocken | Muesli & flakes
    aufstriche | 103804 103801 | Honig & Aufstriche | Honey & spreads
tiefkuehl | 104101 103902 104301 | Tiefkühl | Frozen | Mit durchgehender Kühlkette bis an die Tür. | With an unbroken cold chain to your door.
  tk-gemuese-beilagen | 103903 104001 | Gemüse & Beilagen | Vegetables & sides
    tk-gemuese | 103902 103901 | Tiefkühlgemüse | Frozen vegetables
    tk-erdaepfel | 104001 104003 | Pommes & Erdäpfel | Chips & potatoes
  tk-gerichte | 104101 104201 | Pizza & Gerichte | Pizza & meals
    tk-pizza | 104101 | Pizza | Pizza
    tk-fisch | 104202 104201 | Fisch & Fleischloses | Fish & meat-free
  tk-suesses | 104301 104403 | Eis & Süßes | Ice cream & sweets
    eis | 104301 104305 | Eis | Ice cream
    tk-mehlspeisen | 104401 104403 | Knödel & Beeren | Dumplings & berries
suesses-snacks | 104801 104601 104501 | Süßes & Snacks | Sweets & snacks | Für die Pause, den Filmabend und zwischendurch. | For breaks, film nights and in between.
  suesses | 104601 104501 | Süßes | Sweets
    schokolade | 104501 | Schokolade & Pralinen | Chocolate
    kekse | 104601 104607 | Kekse & Waffeln | Biscuits & wafers
    zuckerl | 104701 104704 | Zuckerl & Fruchtgummi | Sweets & gums
  snacks | 104801 104904 | Knabbern | Snacks
    chips | 104801 104805 | Chips & Salzgebäck | Crisps & savouries
    nuesse | 104903 104904 | Nüsse & Trockenfrüchte | Nuts & dried fruit
getraenke | 105004 105203 105108 | Getränke | Drinks | Kisten, Flaschen und Kaffee, bis in den Vorraum getragen. | Crates, bottles and coffee, carried to your hall.
  alkoholfrei | 105001 105203 | Alkoholfreies | Soft drinks
    mineralwasser | 105004 105001 | Mineralwasser | Mineral water
    limonaden | 105108 105102 | Limonaden & Eistee | Lemonades & iced tea
    saefte | 105203 105212 | Säfte & Sirupe | Juices & syrups
  bier-wein | 105601 105501 | Bier, Wein & Spirituosen | Beer, wine & spirits
    bier | 105501 105505 | Bier & Radler | Beer & shandy
    wein | 105601 105603 | Wein & Sekt | Wine & sparkling
    spirituosen | 105701 105703 | Spirituosen | Spirits
  kaffee-tee | 105301 105401 | Kaffee & Tee | Coffee & tea
    kaffee | 105301 105304 | Kaffee | Coffee
    tee | 105404 105401 | Tee & Kakao | Tea & cocoa
haushalt | 105803 106001 105901 | Haushalt | Household | Waschen, putzen, pflegen. | Washing, cleaning, caring.
  reinigen | 105803 105904 | Waschen & Reinigen | Laundry & cleaning
    waschmittel | 105801 105803 | Waschmittel | Laundry
    putzmittel | 105904 105901 | Putzmittel | Cleaning
  papier-pflege | 106001 106102 | Papier & Pflege | Paper & care
    papier | 106001 | Papierwaren | Paper goods
    koerperpflege | 106102 106105 | Körperpflege | Personal care
  blumen-geschenke | tulip wrapped-gift | Blumen & Geschenke | Flowers & gifts
    blumen | tulip sunflower | Blumen | Flowers
      schnittblumen | bouquet tulip | Schnittblumen | Cut flowers
      topfpflanzen | potted-plant cactus | Topfpflanzen | Potted plants
    saisonales | candle evergreen-tree | Saisonales | Seasonal
    geschenkkarten | wrapped-gift ribbon | Geschenkkarten | Gift cards
baby-tier | 106301 106201 106501 | Baby & Tier | Baby & pet | Für die Kleinsten und die Vierbeiner. | For the little ones and the four-legged ones.
  baby | 106301 106201 | Baby | Baby
    babynahrung | 106201 106202 | Babynahrung | Baby food
    babypflege | 106301 106304 | Windeln & Pflege | Nappies & care
  tier | 106507 106401 | Tier | Pets
    katze | 106403 106401 | Katze | Cat
    hund | 106507 106501 | Hund | Dog
    kleintier | rabbit-face hamster | Kleintier | Small pets
`;
