/**
 * Ingredients of the demo goods. One per line: key, German, English (the allergen's word between double
 * asterisks), allergen, and `animal` or `meat` if it is not vegan.
 */
export const ingredientTable = `
water | Wasser | water
salt | Speisesalz | salt
iodsalt | jodiertes Speisesalz | iodised salt
sugar | Zucker | sugar
canesugar | Rohrohrzucker | raw cane sugar
glucose | Glukosesirup | glucose syrup
dextrose | Traubenzucker | dextrose
yeast | Germ | yeast
sourdough | **Roggen**sauerteig | **rye** sourdough | gluten
wheat | **Weizen**mehl | **wheat** flour | gluten
wholewheat | **Weizen**vollkornmehl | wholemeal **wheat** flour | gluten
durum | Hart**weizen**grieß | durum **wheat** semolina | gluten
rye | **Roggen**mehl | **rye** flour | gluten
wholerye | **Roggen**vollkornmehl | wholemeal **rye** flour | gluten
spelt | **Dinkel**mehl | **spelt** flour | gluten
oats | **Hafer**flocken | **oat** flakes | gluten
oatbase | **Hafer** | **oats** | gluten
barleymalt | **Gersten**malz | **barley** malt | gluten
wheatmalt | **Weizen**malz | **wheat** malt | gluten
maltextract | **Gersten**malzextrakt | **barley** malt extract | gluten
semolina | **Weizen**grieß | **wheat** semolina | gluten
crumbs | Semmelbrösel (**Weizenmehl**, Salz, Germ) | breadcrumbs (**wheat flour**, salt, yeast) | gluten
starch | Kartoffelstärke | potato starch
cornstarch | Maisstärke | corn starch
hops | Hopfen | hops
rice | Reis | rice
cornmeal | Maisgrieß | corn semolina
buckwheat | Buchweizen | buckwheat
milk | **Milch** | **milk** | milk | animal
skim | **Magermilch** | skimmed **milk** | milk | animal
milkpowder | **Magermilch**pulver | skimmed **milk** powder | milk | animal
wholepowder | **Vollmilch**pulver | whole **milk** powder | milk | animal
whey | **Molken**pulver | **whey** powder | milk | animal
cream | **Rahm** | **cream** | milk | animal
butter | **Butter** | **butter** | milk | animal
butterfat | **Butterreinfett** | **butter** oil | milk | animal
yoghurt | **Joghurt** | **yoghurt** | milk | animal
quark | **Topfen** | **curd cheese** | milk | animal
cheese | **Käse** | **cheese** | milk | animal
goatmilk | **Ziegenmilch** | goat **milk** | milk | animal
sheepmilk | **Schafmilch** | sheep **milk** | milk | animal
cultures | Milchsäurekulturen | lactic acid cultures
rennet | mikrobielles Lab | microbial rennet
animalrennet | tierisches Lab | animal rennet | | meat
lactase | Laktase-Enzym | lactase enzyme
egg | **Eier** aus Bodenhaltung | barn **eggs** | eggs | animal
eggyolk | **Eigelb** | **egg** yolk | eggs | animal
eggwhite | **Eiklar** | **egg** white | eggs | animal
honey | Honig | honey | | animal
pork | Schweinefleisch | pork | | meat
bacon | Speck | bacon | | meat
beef | Rindfleisch | beef | | meat
veal | Kalbfleisch | veal | | meat
chicken | Hühnerfleisch | chicken | | meat
turkey | Putenfleisch | turkey | | meat
gelatine | Speisegelatine | gelatine | | meat
salmon | **Lachs** | **salmon** | fish | meat
tuna | **Thunfisch** | **tuna** | fish | meat
trout | **Forelle** | **trout** | fish | meat
haddock | **Schellfisch** | **haddock** | fish | meat
cod | **Kabeljau** | **cod** | fish | meat
pollock | **Alaska-Seelachs** | Alaska **pollock** | fish | meat
sardine | **Sardinen** | **sardines** | fish | meat
herring | **Hering** | **herring** | fish | meat
anchovy | **Sardellen** | **anchovies** | fish | meat
shrimp | **Garnelen** | **prawns** | crustaceans | meat
crab | **Krabben** | **shrimps** | crustaceans | meat
lobster | **Hummer**fond | **lobster** stock | crustaceans | meat
mussel | **Miesmuscheln** | **mussels** | molluscs | meat
squid | **Tintenfisch** | **squid** | molluscs | meat
oyster | **Austern**extrakt | **oyster** extract | molluscs | meat
soy | **Soja**bohnen | **soybeans** | soybeans
soysauce | **Soja**sauce | **soy** sauce | soybeans
tofu | **Tofu** | **tofu** | soybeans
lecithin | Emulgator **Soja**lecithin | emulsifier **soya** lecithin | soybeans
lecithinsun | Emulgator Sonnenblumenlecithin | emulsifier sunflower lecithin
soyprotein | **Soja**eiweiß | **soya** protein | soybeans
peanut | **Erdnüsse** | **peanuts** | peanuts
hazelnut | **Haselnüsse** | **hazelnuts** | nuts
almond | **Mandeln** | **almonds** | nuts
walnut | **Walnüsse** | **walnuts** | nuts
cashew | **Cashewkerne** | **cashew nuts** | nuts
pistachio | **Pistazien** | **pistachios** | nuts
sesame | **Sesam** | **sesame** | sesame
tahini | **Sesam**mus | **sesame** paste | sesame
celery | **Sellerie** | **celery** | celery
mustard | **Senf**körner | **mustard** seeds | mustard
mustardpaste | **Senf** | **mustard** | mustard
lupin | **Süßlupinen**mehl | sweet **lupin** flour | lupin
lupinprotein | **Lupinen**eiweiß | **lupin** protein | lupin
sulphite | Konservierungsmittel **Schwefeldioxid** | preservative **sulphur dioxide** | sulphites
grapesulphite | Trauben, Konservierungsmittel **Sulfite** | grapes, preservative **sulphites** | sulphites
winevinegar | Weinessig (enthält **Sulfite**) | wine vinegar (contains **sulphites**) | sulphites
brandyvinegar | Branntweinessig | spirit vinegar
applevinegar | Apfelessig | cider vinegar
sunoil | Sonnenblumenöl | sunflower oil
rapeoil | Rapsöl | rapeseed oil
oliveoil | natives Olivenöl extra | extra virgin olive oil
pumpkinoil | Kürbiskernöl | pumpkin seed oil
coconutoil | Kokosfett | coconut fat
palmfree | Sheafett | shea fat
cocoamass | Kakaomasse | cocoa mass
cocoabutter | Kakaobutter | cocoa butter
cocoa | fettarmes Kakaopulver | fat-reduced cocoa powder
vanilla | Bourbonvanille | Bourbon vanilla
aroma | natürliches Aroma | natural flavouring
coffee | Kaffeebohnen (Arabica) | coffee beans (Arabica)
caffeine | Koffein | caffeine
caramelcolour | Farbstoff Zuckerkulör | colour caramel
co2 | Kohlensäure | carbonic acid
citric | Säuerungsmittel Citronensäure | acid citric acid
ascorbic | Antioxidationsmittel Ascorbinsäure | antioxidant ascorbic acid
nitrite | Konservierungsmittel Natriumnitrit | preservative sodium nitrite
pectin | Geliermittel Pektin | gelling agent pectin
agar | Geliermittel Agar-Agar | gelling agent agar
baking | Backtriebmittel Natriumhydrogencarbonat | raising agent sodium bicarbonate
spices | Gewürze | spices
herbs | Kräuter | herbs
smoke | Buchenholzrauch | beechwood smoke
pepper | Pfeffer | pepper
paprika | Paprikapulver | paprika
caraway | Kümmel | caraway
cinnamon | Zimt | cinnamon
chili | Chili | chilli
basil | Basilikum | basil
dill | Dille | dill
chives | Schnittlauch | chives
oregano | Oregano | oregano
garlic | Knoblauch | garlic
onion | Zwiebeln | onions
tomato | Tomaten | tomatoes
tomatopaste | Tomatenmark | tomato purée
tomatojuice | Tomatensaft | tomato juice
bellpepper | Paprika | sweet peppers
cucumber | Gurken | cucumbers
cabbage | Weißkraut | white cabbage
redcabbage | Rotkraut | red cabbage
carrot | Karotten | carrots
potato | Kartoffeln | potatoes
potatoflake | Kartoffelflocken | potato flakes
pea | Erbsen | peas
peaprotein | Erbseneiweiß | pea protein
bean | Kidneybohnen | kidney beans
whitebean | weiße Bohnen | white beans
lentil | Linsen | lentils
chickpea | Kichererbsen | chickpeas
corn | Zuckermais | sweetcorn
beetroot | Rote Rüben | beetroot
spinach | Blattspinat | leaf spinach
broccoli | Brokkoli | broccoli
cauliflower | Karfiol | cauliflower
mushroom | Champignons | mushrooms
olive | Oliven | olives
avocado | Avocado | avocado
pumpkin | Kürbis | pumpkin
pumpkinseed | Kürbiskerne | pumpkin seeds
sunseed | Sonnenblumenkerne | sunflower seeds
linseed | Leinsamen | linseed
apple | Äpfel | apples
applejuice | Apfelsaft | apple juice
orangejuice | Orangensaft | orange juice
lemonjuice | Zitronensaft | lemon juice
grapejuice | Traubensaft | grape juice
currant | schwarze Johannisbeeren | blackcurrants
elderflower | Holunderblüten | elderflower
strawberry | Erdbeeren | strawberries
raspberry | Himbeeren | raspberries
blueberry | Heidelbeeren | blueberries
cherry | Weichseln | sour cherries
apricot | Marillen | apricots
plum | Zwetschken | plums
peach | Pfirsiche | peaches
pear | Birnen | pears
mango | Mango | mango
banana | Bananen | bananas
pineapple | Ananas | pineapple
coconut | Kokosnuss | coconut
raisin | Rosinen | raisins
date | Datteln | dates
poppy | Mohn | poppy seeds
blacktea | Schwarztee | black tea
greentea | Grüntee | green tea
peppermint | Pfefferminzblätter | peppermint leaves
chamomile | Kamillenblüten | camomile flowers
rosehip | Hagebutten | rosehip
ginger | Ingwer | ginger
coconutmilk | Kokosmilch | coconut milk
ethanol | Alkohol aus landwirtschaftlichem Ursprung | alcohol of agricultural origin
vitamins | Vitamine (C, D, B12) | vitamins (C, D, B12)
`;
