import { type LabelKind, labelKinds } from '../composer/labels/kinds.js';

export type Brand = {
  name: string;
  /** Colours of the pack: background, darker side, accent, lettering. */
  colours: [string, string, string, string];
  producer: string;
  /** The layout of its labels. */
  label: LabelKind;
  /** The kind of its lettering. */
  lettering: string;
};

/**
 * Invented brands: key, name, the four colours, producer with its place, layout of the labels and kind
 * of the lettering. The own brands of a house share its lettering. The houses themselves are at the end.
 * A brand's place decides the colour of its lids, so append.
 */
const table = `
bio | Grünmarkt Bio | #4c8c2b #2f6417 #f3d04e #ffffff | Grünmarkt Eigenmarken GmbH, Laubenweg 1, 1080 Wien | leaf | rounded
schatz | Marktschatz | #f5b82e #d18f0b #1f7a3d #3b2a05 | Grünmarkt Eigenmarken GmbH, Laubenweg 1, 1080 Wien | diagonal | rounded
almwiesel | Almwiesel | #2b78c5 #17548f #ffd84d #ffffff | Almwiesel Molkerei eGen, Sennerweg 14, 5710 Unterau | wave | dairy
huettenkar | Hüttenkar | #b5442c #852a17 #f6c65b #ffffff | Käserei Hüttenkar, Karstraße 3, 6870 Oberreith | spine | bakery
kornlieb | Kornlieb | #c98a3c #966020 #fff0d2 #ffffff | Bäckerei Kornlieb, Mühlgang 22, 8010 Graz | window | bakery
arlauer | Arlauer Quelle | #2aa3d9 #0e6ea1 #e8f7ff #ffffff | Arlauer Quellbetriebe GmbH, Am Sprudel 5, 8344 Arlau | spine | humanist
sulmauer | Sulmauer | #e8762c #b04f10 #ffe08a #ffffff | Sulmauer Obstsäfte KG, Baumgartenstraße 9, 8443 Sulmau | bleed | forward
donaugarten | Donaugarten | #2f7d4f #1b5433 #f2c14e #ffffff | Donaugarten Konserven GmbH, Treppelweg 40, 3434 Auberg | seal | farm
valdoretti | Valdoretti | #1d3f8f #122a63 #f4c542 #ffffff | Pasta Valdoretti S.r.l., Via dei Mulini 8, Italien | window | display
olivaretta | Olivaretta | #6b7a1f #485310 #f0e3a0 #ffffff | Olivaretta Ölmühlen GmbH, Pressgasse 12, 1070 Wien | band | engraved
selchkammer | Selchkammer Rauth | #8e2f35 #611b21 #f3d9b1 #ffffff | Selchkammer Rauth GmbH, Rauchfangweg 2, 9371 Rauth | diagonal | engraved
fjordhavn | Fjordhavn | #0f5f78 #093f51 #ff9a76 #ffffff | Fjordhavn Sjømat AS, Kaiveien 17, Norwegen | wave | condensed
frostelle | Frostelle | #4a6fd4 #2c479c #cfe6ff #ffffff | Frostelle Tiefkühlkost GmbH, Eisringstraße 30, 4600 Wels | bleed | forward
chocolune | Chocolune | #6b2f6f #46194a #f2b84b #ffffff | Chocolune Confiserie GmbH, Kakaogasse 6, 8010 Graz | seal | script
knabberfink | Knabberfink | #e2462f #ab2a17 #ffd23f #ffffff | Knabberfink Snacks GmbH, Maisweg 11, 7100 Seewinkeln | diagonal | forward
kornblick | Kornblick | #d9922b #a66710 #fff3d6 #ffffff | Kornblick Mühlenwerke GmbH, Halmstraße 7, 2130 Mistelfeld | window | condensed
mokkalinde | Mokkalinde | #4b2e24 #2e1a13 #e0a458 #ffffff | Rösterei Mokkalinde, Lindenhof 4, 1060 Wien | spine | engraved
teelichtung | Teelichtung | #5f9e8f #3d7367 #fbe8c8 #ffffff | Teelichtung Handels GmbH, Blattgasse 19, 1040 Wien | seal | dairy
limonixe | Limonixe | #f2a90f #d07c00 #3e9b4f #3b2a05 | Limonixe Getränke GmbH, Brunnenplatz 2, 8020 Graz | rays | forward
hopfauer | Hopfauer | #1f5b3a #123b25 #f1c75b #ffffff | Brauerei Hopfauer, Sudhausgasse 1, 4120 Hopfau | band | condensed
rebenthal | Rebenhügel Thal | #5b1f36 #3b1022 #d8b26a #ffffff | Weingut Rebenhügel Thal, Kellergasse 33, 3550 Thalberg | band | engraved
blitzelfe | Blitzelfe | #12a5a0 #0b7a77 #ffe45c #ffffff | Blitzelfe Reinigungsmittel GmbH, Schaumweg 8, 4020 Linz | rays | condensed
wolkenlage | Wolkenlage | #7fb4e6 #4d86bd #ffffff #ffffff | Wolkenlage Papier GmbH, Rollenstraße 15, 8600 Papierau | wave | humanist
lavendrell | Lavendrell | #9a7bc8 #6e509c #f7e6ff #ffffff | Lavendrell Kosmetik GmbH, Duftgarten 5, 1130 Wien | bleed | display
mondkeks | Mondkeks | #f08fa8 #cf6482 #fff1c9 #ffffff | Mondkeks Kindernahrung GmbH, Wiegenweg 3, 4910 Innau | seal | bubbly
schnurrbert | Schnurrbert | #3d7ea6 #265a7a #ffb84d #ffffff | Schnurrbert Tiernahrung GmbH, Pfotenweg 21, 2700 Neufeld | bleed | condensed
gewuerzlade | Gewürzlade | #a8571d #783a0d #f7d488 #ffffff | Gewürzlade Handels GmbH, Pfeffergasse 10, 1050 Wien | band | condensed
bienenkorb | Bienenkorb Aulach | #e5a217 #b67a05 #fff4c4 #4a2f00 | Imkerei Bienenkorb, Wabenweg 6, 9100 Aulach | seal | script
pflanzling | Pflanzling | #7cb342 #558024 #fff9d6 #ffffff | Pflanzling Foods GmbH, Sprossenweg 13, 4040 Linz | diagonal | humanist
wuerzwerkl | Würzwerkl | #c8372d #93221a #ffe07a #ffffff | Würzwerkl Saucen GmbH, Kesselgasse 18, 8041 Graz | panel | condensed
hbasics | Harvest Basics | #163a8c #0d2560 #d8412f #ffffff | Harvest Stores Ltd, 4 Granary Row, London | value | plain
hbramble | Brambleford | #2a6c96 #174663 #ffe08a #ffffff | Brambleford Growers Ltd, Orchard Lane, Brambleford | slope | bakery
htide | Tidewell Creamery | #3f8fb5 #226080 #fdf1c7 #ffffff | Tidewell Creamery Ltd, Dairy Hill, Tidewell | wave | dairy
hpenny | Pennyloaf | #b9772f #834f17 #ffe6b3 #ffffff | Pennyloaf Bakery Ltd, Mill Street, Penford | window | bakery
hmarrow | Marrow & Hall | #8c2f3a #5f1a24 #f0cfae #ffffff | Marrow & Hall Butchers Ltd, Market Yard, Hallam Cross | spine | engraved
hsalt | Saltwick Bay | #1c6f78 #0d4950 #ffb38a #ffffff | Saltwick Bay Fish Ltd, Harbour Wall, Saltwick | diagonal | condensed
hcopper | Copperkettle | #c4572b #8b3614 #ffe3c2 #ffffff | Copperkettle Ltd, Kiln Yard, Stokeley | seal | display
hkiste | Hofkiste | #84613b #4a3119 #e2f08a #ffffff | Hofkiste Freiburg GmbH, Am Rebhang 3, 79111 Freiburg im Breisgau | frame | farm
hlinde | Lindenhof | #6b8f3f #496527 #f3e3a1 #ffffff | Lindenhof Bioland-Gärtnerei, Lindenweg 8, 79112 Opfenheim | slope | bakery
hmuehle | Mühlbacher Hof | #4f7f8c #335863 #fbf0d2 #ffffff | Mühlbacher Hof GbR, Am Mühlbach 2, 79199 Talbach | wave | dairy
hsonne | Käserei Sonnhalde | #b98a2f #8a641a #fff3d0 #ffffff | Hofkäserei Sonnhalde, Sonnhalde 14, 79254 Oberried | seal | display
hkorn | Backstube Kornrade | #7a4b2b #56321a #f0d6a8 #ffffff | Backstube Kornrade, Kornhaustor 5, 79098 Freiburg im Breisgau | window | bakery
bluetenmeile | Blütenmeile | #d65a8c #a33565 #ffe9a8 #ffffff | Gärtnerei Blütenmeile KG, Glashausweg 5, 2320 Rosenau | seal | script
waldquirl | Waldquirl | #4f8f6b #2f6548 #f2e3b3 #ffffff | Waldquirl Naturpflege GmbH, Moosgasse 12, 8700 Leitenbach | spine | humanist
zirbenhof | Zirbenhof | #3c4f3a #243222 #d9b25f #ffffff | Brennerei Zirbenhof, Almweg 40, 6290 Zirbental | band | engraved
salzmandl | Salzmandl | #2f8fa3 #1a6273 #fff1d0 #ffffff | Salzmandl Backwaren GmbH, Sudweg 7, 4830 Salzbrunn | rays | bakery
btara | Taragarh Mills | #a3195b #6f0f3d #f7c948 #ffffff | Taragarh Mills Private Limited, 3 Chakki Marg, Indore 452001 | bleed | condensed
bmasala | Masalapur | #b3391f #7d2412 #ffd166 #ffffff | Masalapur Spices LLP, 21 Mandi Road, Unjha 384170 | rays | display
bdairy | Nandipur Dairy | #1f6f9c #134a6a #fff1c9 #ffffff | Nandipur Dairy Private Limited, 8 Goshala Road, Kolar 563101 | wave | dairy
broots | Khetwala | #f2b233 #8f1450 #f9dc8f #3b1a05 | Khetwala Farms Private Limited, 5 Canal Road, Mandya 571401 | window | bakery
bdaily | Bazaar Daily | #e08a00 #a96300 #7a0f44 #3b1a05 | Bazaar Rasoi Private Limited, 14 Tulsi Road, Bengaluru 560038 | diagonal | bubbly
bchai | Nilgarh Chai | #5a3420 #3a2013 #e9b872 #ffffff | Nilgarh Tea Company, 2 Garden Line, Jorhat 785001 | seal | engraved
bchat | Chatpatiya | #d8452b #9c2c18 #ffe08a #ffffff | Chatpatiya Foods Private Limited, 40 Station Road, Bikaner 334001 | rays | forward
bneem | Neemkunj | #2f7d6b #1c5447 #f2e3b3 #ffffff | Neemkunj Home Care Private Limited, 17 Industrial Layout, Mysuru 570016 | spine | humanist
fmonts | Laiterie des Monts Clairs | #3d6f9e #264a6e #f4e3b2 #ffffff | Laiterie des Monts Clairs, 2 chemin des Alpages, 73200 Montclair | wave | dairy
ffournil | Fournil Saint-Orge | #b98545 #8a5f2c #fff3dc #ffffff | Fournil Saint-Orge SARL, 31 rue du Pétrin, 69007 Lyon | window | bakery
fravelle | Maison Ravelle | #8e2f35 #611b21 #f3dcc4 #ffffff | Maison Ravelle SAS, 12 quai des Salaisons, 69005 Lyon | spine | engraved
fmoulin | Moulin Vertadour | #5f7a3a #415626 #f6e7bd #ffffff | Moulin Vertadour, 4 route de la Meule, 01000 Orgeval | bleed | farm
fquai | Conserverie du Vieux Quai | #1f5f6b #12404a #f7c98b #ffffff | Conserverie du Vieux Quai, 9 quai des Filets, 29900 Port-Brisant | spine | condensed
fverger | Verger des Hauts | #c9622f #974319 #fbe7c0 #ffffff | Verger des Hauts, 18 chemin des Bergerons, 26000 Hautmont | seal | script
faube | Chocolaterie Aubenoire | #3b2430 #241520 #e0a458 #ffffff | Chocolaterie Aubenoire, 6 rue du Cacao, 69004 Lyon | band | engraved
fonde | Source Ondelune | #3a93b8 #226a8a #eef8ff #ffffff | Source Ondelune SA, 1 place du Griffon, 07600 Ondelune | spine | humanist
fpierre | Domaine Pierrefeuille | #5b1f36 #3b1022 #d8b26a #ffffff | Domaine Pierrefeuille, 3 montée des Ceps, 69460 Pierrefeuille | band | engraved
fbelle | Torréfaction Bellecombe | #5a3a28 #3a2316 #efc38a #ffffff | Torréfaction Bellecombe, 22 rue des Moulins, 69001 Lyon | panel | condensed
fsavon | Savonnerie Lavandelle | #7a6aa8 #564a80 #f4ecd8 #ffffff | Savonnerie Lavandelle, 15 traverse des Cuves, 13014 Marseille | wave | script
hfrost | Frostwell | #3d6fb8 #254a86 #dcefff #ffffff | Frostwell Foods Ltd, Icehouse Lane, Penford | bleed | forward
hcrisp | Crinklewick | #d9622b #a14317 #ffe28a #ffffff | Crinklewick Snacks Ltd, Fryer Street, Stokeley | diagonal | forward
hpaws | Wagtail & Purr | #3d7f7a #265753 #ffc66b #ffffff | Wagtail & Purr Ltd, Kennel Lane, Hallam Cross | panel | bubbly
gmarkt | Grünmarkt | #5f9a3f #3f7026 #f4c542 #ffffff | Grünmarkt Handels GmbH, Laubenweg 1, 1080 Wien | band | rounded
hharvest | Harvest | #1f56b8 #143a80 #ff7a66 #ffffff | Harvest Stores Ltd, 4 Granary Row, London | foot | tight
bbazaar | Bazaar | #f6c453 #a3195b #0f7a6c #3b1a05 | Bazaar Rasoi Private Limited, 14 Tulsi Road, Bengaluru 560038 | arch | bubbly
fprimeur | Primeur | #f7efdc #231b16 #a3341f #231b16 | Primeur des Halles SAS, 8 rue des Mirabelles, 69002 Lyon | stripe | display
`;

export const brands: ReadonlyMap<string, Brand> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Brand] => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [key = '', name = '', paint = '', producer = '', kind = '', lettering = ''] = cells;
      const label = labelKinds.find((one) => one === kind);
      if (!label) throw new Error(`No layout "${kind}" for the labels of ${name}`);
      const [ground = '', side = '', accent = '', ink = ''] = paint
        .split(' ')
        .map((colour) => colour.slice(0, 7));
      return [key, { name, colours: [ground, side, accent, ink], producer, label, lettering }];
    }),
);
