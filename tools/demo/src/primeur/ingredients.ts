/** Ingredients in French by the keys of the common table; the allergen's word between asterisks. */
const table = `
water | eau
salt | sel
sugar | sucre
canesugar | sucre de canne
glucose | sirop de glucose
yeast | levure
sourdough | levain de **seigle**
wheat | farine de **blé**
wholewheat | farine complète de **blé**
durum | semoule de **blé** dur
rye | farine de **seigle**
spelt | farine d’**épeautre**
buckwheat | farine de sarrasin
oats | flocons d’**avoine**
barleymalt | malt d’**orge**
starch | fécule de pomme de terre
hops | houblon
rice | riz
milk | **lait**
goatmilk | **lait** de chèvre
sheepmilk | **lait** de brebis
cream | **crème**
butter | **beurre**
milkpowder | **lait** écrémé en poudre
wholepowder | **lait** entier en poudre
cultures | ferments lactiques
rennet | coagulant microbien
animalrennet | présure
egg | **œufs**
eggyolk | jaune d’**œuf**
eggwhite | blanc d’**œuf**
honey | miel
pork | viande de porc
bacon | lard
beef | viande de bœuf
chicken | viande de poulet
salmon | **saumon**
tuna | **thon**
sardine | **sardines**
anchovy | **anchois**
cod | **cabillaud**
trout | **truite**
mussel | **moules**
shrimp | **crevettes**
hazelnut | **noisettes**
almond | **amandes**
walnut | **noix**
mustard | graines de **moutarde**
mustardpaste | **moutarde**
celery | **céleri**
grapesulphite | raisins, conservateur : **sulfites**
winevinegar | vinaigre de vin (contient des **sulfites**)
applevinegar | vinaigre de cidre
sunoil | huile de tournesol
rapeoil | huile de colza
oliveoil | huile d’olive vierge extra
cocoamass | pâte de cacao
cocoabutter | beurre de cacao
vanilla | vanille Bourbon
aroma | arôme naturel
coffee | café en grains (arabica)
co2 | gaz carbonique
citric | acidifiant : acide citrique
nitrite | conservateur : nitrite de sodium
pectin | gélifiant : pectine
spices | épices
herbs | herbes
smoke | fumée de hêtre
pepper | poivre
garlic | ail
onion | oignons
tomato | tomates
cucumber | concombres
lentil | lentilles vertes
chickpea | pois chiches
whitebean | haricots blancs
carrot | carottes
potato | pommes de terre
mushroom | champignons
olive | olives
apple | pommes
applejuice | jus de pomme
orangejuice | jus d’orange
grapejuice | jus de raisin
lemonjuice | jus de citron
apricot | abricots
strawberry | fraises
raspberry | framboises
plum | prunes
blacktea | thé noir
peppermint | feuilles de menthe poivrée
lettuce | laitue
mineralwater | eau minérale naturelle
raisin | raisins secs
cinnamon | cannelle
oyster | **huîtres**
chestnut | châtaignes
greentea | thé vert
chamomile | fleurs de camomille
cocoa | cacao maigre en poudre
pumpkin | potimarron
`;

const french = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [key = '', text = ''] = line.split('|').map((cell) => cell.trim());
      return [key, text];
    }),
);

/** From `wheat water yeast:2` (a number is a share in percent) to a French list. */
export function ingredientsInFrench(list: string): string {
  const parts = list.split(/\s+/).map((part) => {
    const [key = '', share] = part.split(':');
    const text = french.get(key);
    if (text === undefined) throw new Error(`No French for the ingredient "${key}"`);
    return share === undefined ? text : `${text} (${share}\u00a0%)`;
  });
  const text = `${parts.join(', ')}.`;
  return text.replace(/\p{L}/u, (first) => first.toUpperCase());
}
