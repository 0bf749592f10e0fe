import { primeurShelf, type PrimeurShelf } from './shelf.js';

const moderation = 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.';

const shelves: PrimeurShelf[] = [
  {
    tax: 5.5,
    path: 'boissons/eaux-jus',
    pack: 'bottle',
    per: 'ml',
    storage: 'dark',
    labelled: true,
    life: 300,
    nutrition: '0 0 10.5 10 0.2 0.3 0.01',
    words: 'boisson',
    tip: 'À servir frais.',
    rows: `
Eau de source | fonde | 1,5 l | 0.65 | droplet | Des monts d’Ardèche. | in=water look=water n=0/0/0/0/0/0/0.01 vegan group=eau
Eau de source, le pack | fonde | 6 x 1,5 l | 3.40 | droplet | Six bouteilles. | in=water n=0/0/0/0/0/0/0.01 vegan group=eau kg=9300 pack=crate look=sixpack
Eau minérale gazeuse | fonde | 1 l | 0.95 | bubbles | Fines bulles. | in=mineralwater_co2 look=sparkling n=0/0/0/0/0/0/0.05 vegan
Pur jus de pomme | fverger | 1 l | 3.20 | red-apple | Trouble, pressé à la ferme. | in=applejuice glass origin=SV regional vegan was=3.60 look=syrup
Jus d’orange pressée | fverger | 1 l | 3.90 | tangerine | Sans sucres ajoutés, avec pulpe. | in=orangejuice pack=carton origin=ES n=0.1/0/9/8.4/0.4/0.7/0 vegan
Limonade artisanale | fonde | 75 cl | 2.40 | lemon | Bouchon mécanique, peu sucrée. | in=water_sugar_lemonjuice_co2_citric look=water glass n=0/0/7/7/0/0/0.01 vegan
`,
  },
  {
    tax: 20,
    path: 'boissons/vins-bieres',
    pack: 'bottle',
    per: 'ml',
    storage: 'upright',
    age: 18,
    nutrition: '0 0 0.6 0.3 0 0.1 0',
    ingredients: 'grapesulphite',
    options: 'glass look=wine',
    words: 'apéritif, cave',
    tip: moderation,
    rows: `
Côtes-du-Rhône rouge 2023 | fpierre | 75 cl | 8.90 | grapes | Fruits noirs et poivre. | vol=13.5 origin=DR regional tint=#6b1f33 kw=vin
Beaujolais-Villages 2024 | fpierre | 75 cl | 7.90 | cherries | Souple, fruits rouges. | vol=12.5 origin=RH regional tint=#8f2740 was=8.90 kw=vin
Bourgogne aligoté 2023 | fpierre | 75 cl | 11.50 | green-apple | Vif, pour les huîtres. | vol=12 origin=BG tint=#a7a04a look=white kw=vin
Rosé de Provence 2024 | fpierre | 75 cl | 9.80 | peach | Pâle et sec. | vol=12.5 origin=PV tint=#e3a08f look=rose kw=vin
Crémant de Bourgogne brut | fpierre | 75 cl | 13.90 | bottle-with-popping-cork | Bulles fines. | vol=12 origin=BG tint=#3d4a2f kw=vin
Cidre brut fermier | fverger | 75 cl | 4.90 | red-apple | Pommes à cidre, fermentation naturelle. | in=apple vol=4.5 origin=NM tint=#c07a2a n=0/0/2.6/2.4/0/0.1/0
Bière blonde de garde | fonde | 33 cl | 2.30 | beer-mug | Brassée à Lyon, houblons doux. | in=water_barleymalt_hops_yeast vol=5.8 look=longneck tint=#c9a227 origin=RH regional n=0/0/3.2/0.2/0/0.5/0.01
`,
  },
  {
    tax: 5.5,
    path: 'boissons/cafes-thes',
    pack: 'bag',
    storage: 'dark',
    life: 300,
    words: 'boisson chaude',
    tip: 'À conserver dans une boîte fermée.',
    rows: `
Café en grains | fbelle | 250 g | 6.90 | own-coffee-beans | Arabica de Colombie, torréfaction lente. | in=coffee origin=CO
Café moulu | fbelle | 250 g | 5.90 | own-coffee-ground | Pour filtre et cafetière à piston. | in=coffee origin=CO was=6.50
Thé noir d’Assam | fbelle | 100 g | 5.40 | teapot | Corsé, pour le matin. | in=blacktea origin=IN
Infusion de menthe | fbelle | 50 g | 3.90 | herb | Feuilles entières. | in=peppermint pack=box origin=PV kw=tisane,_thé
Thé vert à la menthe | fbelle | 100 g | 5.90 | teapot leafy-green | Frais, à servir brûlant. | in=greentea_peppermint
Camomille | fbelle | 30 g | 3.60 | blossom | Fleurs entières, pour le soir. | in=chamomile pack=box origin=VL kw=tisane,_infusion
Chocolat en poudre | faube | 250 g | 4.80 | hot-beverage chocolate-bar | Pour un vrai chocolat chaud. | in=canesugar_cocoa:35 n=5/3/72/62/9/6/0.05 pack=tin kw=cacao
`,
  },
];

export const primeurDrinks = shelves.map(primeurShelf);
