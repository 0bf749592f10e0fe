/** Further lines of the ingredients table, written like those of `ingredient-table.ts`. */
export const moreIngredients = `
char | **Saibling** | **char** | fish | meat
pikeperch | **Zander** | **pike-perch** | fish | meat
carp | **Karpfen** | **carp** | fish | meat
mackerel | **Makrele** | **mackerel** | fish | meat
sesameoil | geröstetes **Sesam**öl | toasted **sesame** oil | sesame
horseradish | Kren | horseradish
parsnip | Pastinaken | parsnips
sweetpotato | Süßkartoffeln | sweet potatoes
greenbean | Fisolen | green beans
redcurrant | rote Ribisel | redcurrants
grainspirit | Branntwein aus Getreide | grain spirit
rowan | Vogelbeeren | rowanberries
mineralwater | natürliches Mineralwasser | natural mineral water
lollo | Lollo | lollo lettuce
radicchio | Radicchio | radicchio
frisee | Frisée | frisée lettuce
toordal | Straucherbsen | pigeon peas
moong | Mungbohnen | mung beans
chana | Kichererbsen, geschält | split chickpeas
urad | Urdbohnen | black gram
ghee | **Butterschmalz** | clarified **butter** | milk | animal
mustardoil | **Senföl** | **mustard** oil | mustard
peanutoil | **Erdnussöl** | **peanut** oil | peanuts
jaggery | unraffinierter Rohrzucker | jaggery
cumin | Kreuzkümmel | cumin
coriander | Koriander | coriander
turmeric | Kurkuma | turmeric
cardamom | Kardamom | cardamom
clove | Gewürznelken | cloves
asafoetida | Asafoetida | asafoetida
mangopowder | getrocknete Mango | dried mango
tamarind | Tamarinde | tamarind
leek | Lauch | leeks
lettuce | Blattsalat | lettuce
coconutwater | Kokoswasser | coconut water
browncrab | **Taschenkrebs** | **crab** | crustaceans | meat
orange | Orangen | oranges
syrup | Invertzuckersirup | invert sugar syrup
quinine | Aroma Chinin | flavouring quinine
chestnut | Maronen | chestnuts
`;
