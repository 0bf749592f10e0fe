import type { Shelf } from '../feed/shelf.js';

export const alcohol: Shelf[] = [
  {
    path: 'getraenke/bier-wein/bier',
    pack: 'bottle',
    vat: 20,
    per: 'ml',
    nutrition: '0 0 3 0.2 0 0.5 0.01',
    ingredients: 'water barleymalt hops yeast',
    storage: 'dark',
    life: 150,
    age: 16,
    words: ['Bier, Radler', 'beer, shandy'],
    tips: [['Bei 7 °C einschenken.', 'Pour at 7 °C.']],
    rows: `
Märzen | Märzen lager | hopfauer | 0,5 l | 1.29 | beer-mug | Vollmundig, mit feiner Hopfennote. | Full-bodied with fine hops. | vol=5.2 glass dep=20 look=beer group=maerzen
Märzen Kiste | Märzen lager, crate | hopfauer | 20 x 0,5 l | 22.90 | beer-mug | Zwanzig Mehrwegflaschen in der Kiste. | Twenty returnable bottles in a crate. | vol=5.2 bundle=20 dep=700 pack=crate glass kg=17800 group=maerzen was=25.80
Pils Dose | Pilsner, can | hopfauer | 0,5 l | 1.19 | beer-mug | Herb und schlank. | Bitter and slender. | vol=4.9 pack=can dep=25 tint=#c9a227 step=6 max=48
Zwickl naturtrüb | Unfiltered zwickl | hopfauer | 0,5 l | 1.49 | sheaf-of-rice | Unfiltriert aus dem Lagertank. | Unfiltered from the tank. | vol=5.4 glass dep=20 look=beer new
Weizenbier hell | Wheat beer | hopfauer | 0,5 l | 1.49 | clinking-beer-mugs | Fruchtig mit Banane und Nelke. | Fruity with banana and clove. | vol=5.3 in=water_wheatmalt_barleymalt_hops_yeast glass dep=20 look=beer tint=#d98e04 member=1.29
Zitronenradler | Lemon shandy | hopfauer | 0,5 l | 1.19 | lemon | Halb Bier, halb Limonade. | Half beer, half lemonade. | vol=2 pack=can dep=25 tint=#e6c229 in=water_barleymalt_lemonjuice_sugar_hops n=0/0/6.6/5.4/0/0.3/0.01 was=1.39
Alkoholfreies Bier Kiste | Alcohol-free beer, crate | hopfauer | 20 x 0,5 l | 23.90 | beer-mug | Isotonisch, mit unter 0,5 Prozent. | Isotonic, below 0.5 percent. | vol=0.4 bundle=20 dep=700 pack=crate glass kg=17800 tint=#3b7dd8 n=0/0/5/2.4/0/0.4/0.01 soon=P12D
`,
  },
  {
    path: 'getraenke/bier-wein/wein',
    pack: 'bottle',
    vat: 20,
    per: 'ml',
    nutrition: '0 0 0.6 0.3 0 0.1 0',
    ingredients: 'grapesulphite',
    storage: 'upright',
    age: 16,
    options: 'glass look=wine',
    words: ['Wein, Sekt', 'wine, sparkling'],
    tips: [['Passt zu Jause, Fisch und Geflügel.', 'Goes with snacks, fish and poultry.']],
    rows: `
Grüner Veltliner Kellergasse 2025 | Grüner Veltliner Kellergasse 2025 | rebenthal | 0,75 l | 7.99 | grapes | Pfeffrig, mit grünem Apfel. | Peppery with green apple. | vol=12.5 origin=NO regional tint=#7c8f2a was=8.99
Riesling Steinterrasse 2024 | Riesling Steinterrasse 2024 | rebenthal | 0,75 l | 12.90 | peach | Mineralisch, mit Marille und Zitrus. | Mineral with apricot and citrus. | vol=13 origin=NO tint=#b8a13a max=6
Blauer Zweigelt 2024 | Blauer Zweigelt 2024 | rebenthal | 0,75 l | 7.49 | cherries | Samtig, mit Weichselfrucht. | Velvety with sour cherry. | vol=13 origin=BL regional member=6.49
Bio-Welschriesling | Organic Welschriesling | rebenthal | 1 l | 6.99 | green-apple | Der Spritzwein für alle Tage. | The everyday spritzer wine. | vol=11.5 origin=ST organic tint=#5c8a3a
Schilcher Frizzante | Schilcher frizzante | rebenthal | 0,75 l | 9.49 | strawberry | Zwiebelfarben und perlend. | Onion-coloured and bubbly. | vol=11 origin=ST regional tint=#d9577c look=sparkling new
Sekt brut Hauersekt g.U. | Brut sparkling wine | rebenthal | 0,75 l | 14.90 | bottle-with-popping-cork | Flaschengärung, 18 Monate auf der Hefe. | Bottle-fermented, 18 months on the lees. | vol=12 origin=NO tint=#2f4858 look=sparkling was=16.90
`,
  },
  {
    path: 'getraenke/bier-wein/spirituosen',
    pack: 'bottle',
    vat: 20,
    per: 'ml',
    storage: 'upright',
    age: 18,
    options: 'glass look=spirit',
    words: ['Spirituosen, Schnaps, Likör', 'spirits, schnapps, liqueur'],
    tips: [['In kleinen Schlucken genießen.', 'Enjoy in small sips.']],
    rows: `
Williamsbirnenbrand | Williams pear brandy | rebenthal | 0,35 l | 18.90 | pear | Zweifach gebrannt. | Distilled twice. | vol=40 in=pear_ethanol origin=OO regional max=3
Marillenlikör | Apricot liqueur | rebenthal | 0,5 l | 14.90 | peach | Fruchtig und sanft. | Fruity and gentle. | vol=20 in=apricot_sugar_ethanol tint=#e8862e was=16.90
Wiener Dry Gin | Vienna dry gin | rebenthal | 0,5 l | 24.90 | lime | Mit Wacholder und Zitrone. | With juniper and lemon. | vol=42 in=ethanol_water_herbs tint=#2e7d6b
Eierlikör | Egg liqueur | rebenthal | 0,7 l | 12.90 | egg | Cremig, mit frischem Dotter. | Creamy with fresh yolk. | vol=17 in=eggyolk_sugar_milk_ethanol n=6/2.2/27/26/0/4/0.1 tint=#e5b93c member=10.90
Inländerrum 60 % | Austrian baking rum 60% | schatz | 0,5 l | 11.90 | cupcake | Für Punsch und Backstube. | For punch and baking. | vol=60 in=ethanol_water_caramelcolour_aroma max=1
`,
  },
];
