import type { AssortmentRows } from '../feed/assortment-rows.js';

export const alcohol: AssortmentRows[] = [
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
    words: ['Bier', 'beer'],
    kinds: ['Radler', 'shandy'],
    tips: [['Bei 7 °C einschenken.', 'Pour at 7 °C.']],
    rows: `
Märzen | Märzen lager | hopfauer | 0,5 l | 1.29 | beer-mug | Vollmundig, mit feiner Hopfennote. | Full-bodied with fine hops. | vol=5.2 glass dep=20 look=beer group=maerzen
Märzen Kiste | Märzen lager, crate | hopfauer | 20 x 0,5 l | 22.90 | beer-mug | Zwanzig Mehrwegflaschen in der Kiste. | Twenty returnable bottles in a crate. | vol=5.2 bundle=20 dep=700 pack=crate glass kg=17800 group=maerzen was=25.80
Pils Dose | Pilsner, can | hopfauer | 0,5 l | 1.19 | beer-mug | Herb und schlank. | Bitter and slender. | vol=4.9 pack=can dep=25 tint=#c9a227 step=6 max=48
Zwickl naturtrüb | Unfiltered zwickl | hopfauer | 0,5 l | 1.49 | sheaf-of-rice | Unfiltriert aus dem Lagertank. | Unfiltered from the tank. | vol=5.4 glass dep=20 look=beer new
Weizenbier hell | Wheat beer | hopfauer | 0,5 l | 1.49 | clinking-beer-mugs | Fruchtig mit Banane und Nelke. | Fruity with banana and clove. | vol=5.3 in=water_wheatmalt_barleymalt_hops_yeast glass dep=20 look=beer tint=#d98e04 member=1.29
Zitronenradler | Lemon shandy | hopfauer | 0,5 l | 1.19 | lemon | Halb Bier, halb Limonade. | Half beer, half lemonade. | vol=2 pack=can dep=25 tint=#e6c229 in=water_barleymalt_lemonjuice_sugar_hops n=0/0/6.6/5.4/0/0.3/0.01 was=1.39
Alkoholfreies Bier Kiste | Alcohol-free beer, crate | hopfauer | 20 x 0,5 l | 23.90 | beer-mug | Isotonisch, mit unter 0,5 Prozent. | Isotonic, below 0.5 percent. | vol=0.4 bundle=20 dep=700 pack=crate glass kg=17800 tint=#3b7dd8 n=0/0/5/2.4/0/0.4/0.01 soon=P12D
Dunkles Vollbier | Dark lager | hopfauer | 0,5 l | 1.49 | beer-mug | Malzig mit Karamellnote. | Malty with a hint of caramel. | vol=5.1 glass dep=20 look=beer tint=#4a2a1c
Pale Ale | Pale ale | hopfauer | 0,33 l | 1.99 | four-leaf-clover | Hopfig und fruchtig. | Hoppy and fruity. | vol=5.6 glass dep=20 look=longneck new
Märzen Dosentray | Märzen lager, tray of cans | hopfauer | 24 x 0,5 l | 26.90 | beer-mug | Vierundzwanzig Dosen im Tray. | Twenty-four cans in a tray. | vol=5.2 bundle=24 dep=600 pack=crate look=cans kg=12800 group=maerzen
Alkoholfreies Weizenbier | Alcohol-free wheat beer | hopfauer | 0,5 l | 1.49 | sheaf-of-rice | Spritzig, unter 0,5 Prozent. | Lively, below 0.5 percent. | vol=0.4 in=water_wheatmalt_barleymalt_hops_yeast glass dep=20 look=beer tint=#3b7dd8 n=0/0/5.2/2.6/0/0.5/0.01
Bockbier | Strong bock beer | hopfauer | 0,5 l | 1.79 | goat | Kräftig und rund. | Strong and round. | vol=7.2 glass dep=20 look=beer tint=#8a2f1d n=0/0/4.4/0.6/0/0.7/0.01 gone
Himbeerradler | Raspberry shandy | hopfauer | 0,5 l | 1.19 | own-raspberry | Fruchtig und leicht. | Fruity and light. | vol=2 pack=can dep=25 tint=#c72b56 in=water_barleymalt_raspberry_sugar_hops n=0/0/6.4/5.2/0/0.3/0.01 step=6 max=48
Pils Kiste | Pilsner, crate | hopfauer | 20 x 0,5 l | 23.90 | beer-mug | Zwanzig Mehrwegflaschen, herb gehopft. | Twenty returnable bottles, bitter and hoppy. | vol=4.9 bundle=20 dep=700 pack=crate glass kg=17800 tint=#c9a227
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
    words: ['Wein', 'wine'],
    kinds: ['Sekt', 'sparkling'],
    tips: [['Passt zu Jause, Fisch und Geflügel.', 'Goes with snacks, fish and poultry.']],
    rows: `
Grüner Veltliner Kellergasse 2025 | Grüner Veltliner Kellergasse 2025 | rebenthal | 0,75 l | 7.99 | grapes | Pfeffrig, mit grünem Apfel. | Peppery with green apple. | vol=12.5 origin=NO regional tint=#7c8f2a was=8.99
Riesling Steinterrasse 2024 | Riesling Steinterrasse 2024 | rebenthal | 0,75 l | 12.90 | own-apricots | Mineralisch, mit Marille und Zitrus. | Mineral with apricot and citrus. | vol=13 origin=NO tint=#b8a13a max=6
Blauer Zweigelt 2024 | Blauer Zweigelt 2024 | rebenthal | 0,75 l | 7.49 | cherries | Samtig, mit Weichselfrucht. | Velvety with sour cherry. | vol=13 origin=BL regional member=6.49
Bio-Welschriesling | Organic Welschriesling | rebenthal | 1 l | 6.99 | green-apple | Der Spritzwein für alle Tage. | The everyday spritzer wine. | vol=11.5 origin=ST organic tint=#5c8a3a
Schilcher Frizzante | Schilcher frizzante | rebenthal | 0,75 l | 9.49 | strawberry | Zwiebelfarben und perlend. | Onion-coloured and bubbly. | vol=11 origin=ST regional tint=#d9577c look=sparkling new
Sekt brut Hauersekt g.U. | Brut sparkling wine | rebenthal | 0,75 l | 14.90 | bottle-with-popping-cork | Flaschengärung, 18 Monate auf der Hefe. | Bottle-fermented, 18 months on the lees. | vol=12 origin=NO tint=#2f4858 look=sparkling was=16.90
Gelber Muskateller 2025 | Yellow Muscat 2025 | rebenthal | 0,75 l | 9.90 | white-flower grapes | Duftig nach Holunder. | Scent of elderflower. | vol=12 origin=ST regional tint=#d9b93a
Rosé vom Zweigelt 2025 | Zweigelt rosé 2025 | rebenthal | 0,75 l | 6.99 | strawberry | Frisch, mit roten Beeren. | Fresh with red berries. | vol=12 origin=NO tint=#e58ba3 was=7.99
Blaufränkisch Reserve 2022 | Blaufränkisch reserve 2022 | rebenthal | 0,75 l | 16.90 | blueberries | Im Eichenfass gereift. | Matured in oak. | vol=13.5 origin=BL tint=#2f1a3d max=6
Doppler Landwein rot | Red country wine, two litres | schatz | 2 l | 7.99 | grapes | Die große Flasche für Feste. | The large bottle for parties. | vol=12 origin=NO tint=#7a1f35
Alkoholfreier Schaumwein | Alcohol-free sparkling drink | rebenthal | 0,75 l | 6.49 | bottle-with-popping-cork grapes | Prickelnd, ohne Alkohol. | Sparkling, without alcohol. | vol=0.3 origin=NO look=sparkling tint=#7fae9a n=0/0/4.6/4.4/0/0.2/0.01
Welschriesling Beerenauslese | Welschriesling dessert wine | rebenthal | 0,375 l | 14.90 | honey-pot grapes | Edelsüß, zu Käse und Desserts. | Nobly sweet, for cheese and desserts. | vol=10.5 origin=BL tint=#d99a1f n=0/0/14/13/0/0.2/0.01
Glühwein | Mulled wine | rebenthal | 1 l | 4.49 | tangerine | Mit Zimt und Nelken, nur erwärmen. | With cinnamon and cloves, just heat up. | vol=10 tint=#9c2f2f n=0/0/9/8.6/0/0.1/0.01 soon=P7D
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
    words: ['Spirituosen, Schnaps', 'spirits, schnapps'],
    kinds: ['Likör', 'liqueur'],
    tips: [['In kleinen Schlucken genießen.', 'Enjoy in small sips.']],
    rows: `
Williamsbirnenbrand | Williams pear brandy | rebenthal | 0,35 l | 18.90 | pear | Zweifach gebrannt. | Distilled twice. | vol=40 in=pear_ethanol origin=OO regional max=3
Marillenlikör | Apricot liqueur | rebenthal | 0,5 l | 14.90 | own-apricots | Fruchtig und sanft. | Fruity and gentle. | vol=20 in=apricot_sugar_ethanol tint=#e8862e was=16.90
Wiener Dry Gin | Vienna dry gin | rebenthal | 0,5 l | 24.90 | lime | Mit Wacholder und Zitrone. | With juniper and lemon. | vol=42 in=ethanol_water_herbs tint=#2e7d6b
Eierlikör | Egg liqueur | rebenthal | 0,7 l | 12.90 | egg | Cremig, mit frischem Dotter. | Creamy with fresh yolk. | vol=17 in=eggyolk_sugar_milk_ethanol n=6/2.2/27/26/0/4/0.1 tint=#e5b93c member=10.90
Inländerrum 60 % | Austrian baking rum 60% | schatz | 0,5 l | 11.90 | cupcake | Für Punsch und Backstube. | For punch and baking. | vol=60 in=ethanol_water_caramelcolour_aroma max=1
Zirbenschnaps | Swiss pine schnapps | zirbenhof | 0,5 l | 19.90 | evergreen-tree | Harzig und mild, aus Tiroler Zapfen. | Resinous and mild, of Tyrolean cones. | vol=35 in=ethanol_water_sugar_herbs origin=TI regional
Kräuterbitter | Herbal bitters | zirbenhof | 0,7 l | 14.90 | herb | Nach dem Essen, gut gekühlt. | After dinner, well chilled. | vol=38 in=ethanol_water_sugar_herbs tint=#2f5a2f was=16.90
Vogelbeerbrand | Rowanberry brandy | zirbenhof | 0,35 l | 34.90 | own-redcurrants | Selten, mit Marzipanton. | Rare, with a note of marzipan. | vol=42 in=rowan_ethanol tint=#b5321f origin=TI max=1
Wodka aus Weizen | Wheat vodka | zirbenhof | 0,7 l | 13.90 | snowflake | Fünffach filtriert. | Filtered five times. | vol=40 in=grainspirit_water tint=#6fb0d9
Nusslikör | Walnut liqueur | zirbenhof | 0,5 l | 15.90 | own-walnuts | Grüne Nüsse, in Kornbrand angesetzt. | Green walnuts steeped in grain spirit. | vol=28 in=walnut_sugar_ethanol tint=#4a3320 member=13.90
Orangenlikör | Orange liqueur | zirbenhof | 0,5 l | 16.90 | tangerine | Für Cocktails und Palatschinken. | For cocktails and pancakes. | vol=40 in=ethanol_orangejuice_sugar tint=#e07b1f
Aperitif Bitterorange | Bitter orange aperitif | zirbenhof | 0,7 l | 11.90 | tropical-drink | Mit Soda und Eis. | With soda and ice. | vol=15 in=water_sugar_ethanol_orangejuice_aroma tint=#e2502f
Whisky Single Malt | Single malt whisky | zirbenhof | 0,7 l | 39.90 | sheaf-of-rice tumbler-glass | Acht Jahre im Eichenfass. | Eight years in oak casks. | vol=43 in=grainspirit_water tint=#9a6a1f max=6
`,
  },
];
