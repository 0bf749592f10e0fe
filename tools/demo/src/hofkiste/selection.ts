/**
 * Shelves of the farm shop: its category, the supermarket's category that its goods come from, how many
 * it takes at most, and the farm that answers for what has a brand.
 */
export const selection = `
feld-und-garten/aepfel-und-birnen | obst-gemuese/obst/aepfel-birnen | 8 | hlinde
feld-und-garten/beeren-und-steinobst | obst-gemuese/obst/beeren-steinobst | 8 | hlinde
feld-und-garten/zitrusfruechte | obst-gemuese/obst/zitrus-exoten | 8 | hlinde
feld-und-garten/salate | obst-gemuese/gemuese/salate-gurken | 8 | hlinde
feld-und-garten/tomaten-und-paprika | obst-gemuese/gemuese/fruchtgemuese | 8 | hlinde
feld-und-garten/wurzeln-und-kohl | obst-gemuese/gemuese/wurzel-kohl | 20 | hlinde
feld-und-garten/pilze-und-kraeuter | obst-gemuese/gemuese/pilze-kraeuter | 8 | hlinde
hofmolkerei/milch-und-sahne | milch-eier/milch-rahm/frischmilch | 5 | hmuehle
hofmolkerei/milch-und-sahne | milch-eier/milch-rahm/rahm-butter | 6 | hmuehle
hofmolkerei/joghurt-und-quark | milch-eier/joghurt-desserts/naturjoghurt | 6 | hmuehle
hofmolkerei/joghurt-und-quark | milch-eier/joghurt-desserts/fruchtjoghurt | 5 | hmuehle
hofmolkerei/schnittkaese | milch-eier/kaese/schnittkaese | 6 | hsonne
hofmolkerei/weichkaese | milch-eier/kaese/weich-frischkaese | 7 | hsonne
hofmolkerei/eier | milch-eier/eier-pflanzlich/eier | 3 | hlinde
hofmolkerei/aus-pflanzen | milch-eier/eier-pflanzlich/pflanzendrinks | 7 | hkiste
backstube/brote | brot-gebaeck/brot/laibbrot | 7 | hkorn
backstube/brote | brot-gebaeck/brot/schnittbrot | 4 | hkorn
backstube/broetchen | brot-gebaeck/gebaeck/semmeln | 7 | hkorn
backstube/kuchen | brot-gebaeck/gebaeck/mehlspeisen | 5 | hkorn
speisekammer/nudeln | vorrat/nudeln-reis/nudeln | 7 | hkiste
speisekammer/reis-und-linsen | vorrat/nudeln-reis/reis-huelsenfruechte | 7 | hkiste
speisekammer/backen | vorrat/nudeln-reis/mehl-zucker | 6 | hkiste
speisekammer/eingemachtes | vorrat/konserven/gemuesekonserven | 7 | hkiste
speisekammer/oel-und-essig | vorrat/oele-saucen/oel-essig | 7 | hkiste
speisekammer/saucen-und-senf | vorrat/oele-saucen/saucen | 5 | hkiste
speisekammer/gewuerze | vorrat/oele-saucen/gewuerze | 7 | hkiste
speisekammer/muesli | vorrat/fruehstueck/muesli | 5 | hkiste
speisekammer/honig-und-aufstriche | vorrat/fruehstueck/aufstriche | 7 | hkiste
speisekammer/nuesse | suesses-snacks/snacks/nuesse | 6 | hkiste
saft-und-tee/saefte | getraenke/alkoholfrei/saefte | 5 | hkiste
saft-und-tee/kaffee | getraenke/kaffee-tee/kaffee | 5 | hkiste
saft-und-tee/tee | getraenke/kaffee-tee/tee | 5 | hkiste
speisekammer/tiefkuehl | tiefkuehl/tk-gemuese-beilagen/tk-gemuese | 5 | hkiste
speisekammer/eingemachtes | vorrat/konserven/suppen-gerichte | 0 | hkiste
`;

/** Recipes that the farm shop cooks; all their goods are on its shelves. */
export const cooked = (
  'linsendal kichererbsencurry tofu-wok penne-mit-ofengemuese brokkolisuppe falafel-teller ' +
  'linsenbolognese gefuellte-paprika bruschetta ziegenkaese-toast ' +
  'porridge-mit-apfel bananen-pancakes avocadobrot shakshuka birnenkompott schafjoghurt-honig ' +
  'heidelbeer-muffins apfelstrudel-vom-blech'
).split(' ');
