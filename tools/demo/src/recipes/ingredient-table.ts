/**
 * Ingredients of the recipes: `key | German | English | grams of a piece or bunch | SKUs, best first |
 * options`. `home` marks what is usually at home, `piece` packs that count pieces.
 */
export const recipeIngredientTable = `
salz | Salz | salt | 1 | 103607 | home
pfeffer | Pfeffer aus der Mühle | freshly ground pepper | 1 | 103602 | home
zucker | Zucker | sugar | 1 | 103003 | home
staubzucker | Staubzucker | icing sugar | 1 | 103004 | home
vanillezucker | Vanillezucker | vanilla sugar | 8 | 103005 | home
mehl | glattes Mehl | plain flour | 1 | 103001,103002 | home
oel | Sonnenblumenöl | sunflower oil | 1 | 103405,103401 | home
rapsoel | Rapsöl | rapeseed oil | 1 | 103401,103405 | home
olivenoel | Olivenöl | olive oil | 1 | 103402,103403 | home
kernoel | Kürbiskernöl | pumpkin seed oil | 1 | 103404 |
essig | Apfelessig | cider vinegar | 1 | 103406 | home
balsamico | Balsamico | balsamic vinegar | 1 | 103407 | home
senf | Estragonsenf | tarragon mustard | 1 | 103504,103505 | home
paprikapulver | Paprikapulver edelsüß | sweet paprika | 1 | 103601 | home
kuemmel | Kümmel | caraway | 1 | 103603 | home
zimt | Zimt | cinnamon | 1 | 103604 | home
kraeuter | getrocknete Kräuter | dried herbs | 1 | 103605 | home
suppenpulver | klare Gemüsesuppe | vegetable stock powder | 10 | 103305 | home
honig | Honig | honey | 1 | 103804,103805 | home
sojasauce | Sojasauce | soy sauce | 1 | 103507 | home
germ | Trockengerm | dried yeast | 7 | 103006 | home
butter | Butter | butter | 1 | 101601,101602 | home
butterschmalz | Butterschmalz | clarified butter | 1 | 101603 | home
milch | Milch | milk | 1 | 101501,101502,101504,101506,101505,102302 |
obers | Schlagobers | whipping cream | 1 | 101604 |
sauerrahm | Sauerrahm | sour cream | 1 | 101605 |
joghurt | Naturjoghurt | plain yoghurt | 1 | 101701,101702,101703 |
schafjoghurt | Schafmilchjoghurt | sheep's milk yoghurt | 1 | 101706 |
topfen | Magertopfen | low-fat curd cheese | 1 | 101705 |
frischkaese | Frischkäse | cream cheese | 1 | 102102 |
krenfrischkaese | Frischkäse mit Kren | horseradish cream cheese | 1 | 102103 |
bergkaese | Bergkäse | mountain cheese | 1 | 102001,102002 |
emmentaler | geriebener Emmentaler | grated Emmental | 1 | 102005 |
parmesan | Parmesan | parmesan | 1 | 102007 |
mozzarella | Mozzarella | mozzarella | 125 | 102104,102105 |
schafkaese | Schafkäse | sheep's cheese | 1 | 102106 |
ziegenkaese | Ziegenkäse | goat's cheese | 1 | 102107 |
ei | Ei | egg | 55 | 102201,102202,102203 | piece
haferdrink | Haferdrink | oat drink | 1 | 102302,102301 |
tofu | Tofu | tofu | 1 | 102305 |
raeuchertofu | Räuchertofu | smoked tofu | 1 | 102306 |
apfel | Apfel | apple | 200 | 100101,100102,100104 |
birne | Birne | pear | 200 | 100105,100106 |
banane | Banane | banana | 150 | 100301,100302 |
erdbeeren | Erdbeeren | strawberries | 1 | 100201 |
heidelbeeren | Heidelbeeren | blueberries | 1 | 100202,100203 |
marillen | Marillen | apricots | 45 | 100207 |
zitrone | unbehandelte Zitrone | unwaxed lemon | 90 | 100303 | piece
limette | Limette | lime | 60 | 100304 | piece
mango | Mango | mango | 350 | 100308 | piece
avocado | Avocado | avocado | 160 | 100312 | piece
beeren | gemischte Beeren, tiefgekühlt | frozen mixed berries | 1 | 104403 |
salat | Häuptelsalat | butterhead lettuce | 250 | 100401 | piece
vogerlsalat | Vogerlsalat | lamb's lettuce | 1 | 100402 |
rucola | Rucola | rocket | 1 | 100403 |
gurke | Salatgurke | cucumber | 400 | 100405 | piece
paradeiser | Paradeiser | tomatoes | 100 | 100501,100502 |
cherry | Cherryparadeiser | cherry tomatoes | 1 | 100502 |
dose | geschälte Paradeiser | peeled tomatoes | 1 | 103101,103102 |
gehackt | gehackte Paradeiser | chopped tomatoes | 1 | 103102,103101 |
paprika | Paprika | peppers | 170 | 100504,100503 |
melanzani | Melanzani | aubergine | 300 | 100505 |
pfefferoni | Pfefferoni | mild chilli pepper | 40 | 100506 |
maiskolben | vorgekochter Zuckermais | pre-cooked corn on the cob | 1 | 100507 |
erbsenschoten | Erbsenschoten | garden peas in the pod | 1 | 100508 |
karotte | Karotte | carrot | 90 | 100601,100602 |
erdapfel | festkochende Erdäpfel | waxy potatoes | 120 | 100604 |
mehlig | mehlige Erdäpfel | floury potatoes | 120 | 100605 |
suesskartoffel | Süßkartoffel | sweet potato | 300 | 100606 |
zwiebel | Zwiebel | onion | 100 | 100607 |
knoblauch | Knoblauch | garlic | 5 | 100608 | piece
ingwer | frischer Ingwer | fresh ginger | 1 | 100609 |
ruebe | gekochte Rote Rüben | cooked beetroot | 1 | 100610 |
kraut | Weißkraut | white cabbage | 1600 | 100611 |
rotkraut | Rotkraut | red cabbage | 1300 | 100612 |
brokkoli | Brokkoli | broccoli | 1 | 100613,103903 |
champignon | Champignons | mushrooms | 1 | 100701,100702 |
seitling | Kräuterseitlinge | king oyster mushrooms | 1 | 100703 |
basilikum | Basilikum | basil | 30 | 100704 | piece
petersilie | Petersilie | parsley | 40 | 100705 |
rosmarin | Rosmarin | rosemary | 20 | 100706 |
tafelspitz | Tafelspitz | boiling beef | 1 | 100801 |
rindsfaschiert | Rindsfaschiertes | minced beef | 1 | 100802 |
gulaschfleisch | Rindsgulaschfleisch | diced beef | 1 | 100803 |
beiried | Beiriedsteak | sirloin steak | 200 | 100804 |
kalb | Kalbsschnitzel | veal escalope | 150 | 100805 |
schnitzel | Schweinsschnitzel | pork escalope | 200 | 100901 |
schopf | Schopfbraten | pork neck | 1 | 100902 |
faschiert | gemischtes Faschiertes | mixed mince | 1 | 100904,100802 |
huhn | ganzes Huhn | whole chicken | 1400 | 101001 |
huehnerfilet | Hühnerfilet | chicken breast | 1 | 101002 |
keulen | Hühnerkeulen | chicken legs | 400 | 101003 |
ente | Ente | duck | 2200 | 101005 |
schinken | Beinschinken | cooked ham | 1 | 101101,101106 |
speck | Bauchspeck in Würfeln | diced bacon | 1 | 101103 |
frankfurter | Frankfurter | Vienna sausages | 1 | 101201 |
lachs | Lachsfilet | salmon fillet | 1 | 101301,104202 |
forelle | Forelle | trout | 350 | 101302 |
kabeljau | Kabeljau | cod | 1 | 101303 |
garnelen | Garnelen | prawns | 1 | 101304 |
muscheln | Miesmuscheln | mussels | 1 | 101305 |
raeucherlachs | Räucherlachs | smoked salmon | 1 | 101401,101402 |
thunfisch | Thunfisch | tuna | 1 | 103201,103202 |
sardellen | Sardellenfilets | anchovies | 1 | 103205 |
bauernbrot | Bauernbrot | farmhouse bread | 1 | 102402,102401 |
baguette | Baguette | baguette | 250 | 102405 |
semmel | Semmel | bread roll | 60 | 102601 | piece
toast | Buttertoast | toast | 1 | 102501,102502 |
spaghetti | Spaghetti | spaghetti | 1 | 102801,102802 |
penne | Penne | penne | 1 | 102803 |
fleckerl | Fleckerl | pasta squares | 1 | 102804 |
spiralen | Vollkornspiralen | wholegrain fusilli | 1 | 102805 |
linsenpenne | Rote-Linsen-Penne | red lentil penne | 1 | 102806 |
reis | Langkornreis | long-grain rice | 1 | 102901 |
basmati | Basmatireis | basmati rice | 1 | 102902 |
risotto | Risottoreis | risotto rice | 1 | 102903 |
linsen | Berglinsen | mountain lentils | 1 | 102904 |
polenta | Polenta | polenta | 1 | 102906 |
kidney | Kidneybohnen | kidney beans | 1 | 103103,103104 |
mais | Zuckermais | sweetcorn | 1 | 103105 |
kichererbsen | Kichererbsen | chickpeas | 1 | 103106 |
gurkerl | Essiggurkerl | gherkins | 1 | 103107 |
sauerkraut | Sauerkraut | sauerkraut | 1 | 103108 |
oliven | grüne Oliven | green olives | 1 | 103109 |
pesto | Pesto | pesto | 1 | 103502 |
mayonnaise | Mayonnaise | mayonnaise | 1 | 103506 |
tahin | Tahin | tahini | 1 | 103509 |
erdnussmus | Erdnussmus | peanut butter | 1 | 103807 |
haferflocken | Haferflocken | oat flakes | 1 | 103701 |
marmelade | Marillenmarmelade | apricot jam | 1 | 103801 |
powidl | Powidl | plum butter | 1 | 103803 |
spinat | Blattspinat, tiefgekühlt | frozen leaf spinach | 1 | 103901 |
erbsen | junge Erbsen, tiefgekühlt | frozen young peas | 1 | 103902 |
wokgemuese | Wokgemüse, tiefgekühlt | frozen stir-fry vegetables | 1 | 103904 |
zartbitter | Zartbitterschokolade | dark chocolate | 1 | 104503 |
butterkekse | Butterkekse | butter biscuits | 1 | 104601 |
tortilla | Tortillachips | tortilla chips | 1 | 104804 |
walnuss | Walnusskerne | walnut kernels | 1 | 104903 |
mandeln | Mandeln | almonds | 1 | 104904 |
datteln | Datteln | dates | 20 | 104906 |
apfelsaft | Apfelsaft | apple juice | 1 | 105201 |
veltliner | Grüner Veltliner | dry white wine | 1 | 105601,105604 |
zweigelt | Zweigelt | red wine | 1 | 105603 |
rum | Inländerrum | baking rum | 1 | 105705 |
kaffee | kräftiger Kaffee | strong coffee | 1 | 105302 | home
kokosnuss | Kokosnuss | coconut | 350 | 100313 | piece
`;
