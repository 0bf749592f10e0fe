import { primeurShelf, type PrimeurShelf } from './shelf.js';

const shelves: PrimeurShelf[] = [
  {
    tax: 5.5,
    path: 'boucherie/viandes',
    pack: 'loose',
    storage: 'meat',
    life: 3,
    nutrition: '9 3.8 0 0 0 20.5 0.15',
    options: 'origin=FR',
    words: 'viande, boucherie',
    tip: 'De notre boucher, à Lyon.',
    rows: `
Pavé de rumsteck | - | kg/200 | 29.90 | own-beef-fillet | Bœuf charolais, à saisir. | origin=BG n=4/1.7/0/0/0/22/0.15
Bœuf à bourguignon | - | kg/500 | 16.90 | own-beef-dice | En morceaux, à mijoter trois heures. | origin=BG
Bœuf haché | - | kg/250 | 15.90 | own-beef-dice | Haché à la demande, 12 % de matière grasse. | look=mince life=1 n=12/5.4/0/0/0/19/0.15 tint=#b23a3e
Côtes de porc | - | kg/300 | 12.90 | own-cutlet | Épaisses, à la poêle. | origin=AU was=14.50
Rôti de porc | - | kg/500 | 13.50 | own-tied-pork | Filet, ficelé. | origin=AU
Filet mignon de porc | - | kg/400 | 17.90 | own-pork-fillet | Tendre, en croûte ou en médaillons. | origin=AU count=1 n=4/1.5/0/0/0/21.5/0.15
Veau pour blanquette | - | kg/500 | 19.90 | own-veal-dice | Épaule et tendron, en morceaux. | origin=AU n=6/2.5/0/0/0/20/0.2
Travers de porc | - | kg/500 | 9.90 | own-ribs | À laquer au four. | origin=AU count=1 n=18/6.8/0/0/0/17/0.2
`,
  },
  {
    tax: 5.5,
    path: 'boucherie/volailles',
    pack: 'loose',
    storage: 'meat',
    life: 4,
    nutrition: '6 1.7 0 0 0 21 0.18',
    options: 'origin=AN regional',
    words: 'volaille',
    tip: 'Élevage en plein air, dans l’Ain.',
    rows: `
Poulet fermier | - | Stk/1500 | 9.90 | own-bird | Entier, prêt à rôtir. | n=11/3.1/0/0/0/19/0.18
Filets de poulet | - | kg/300 | 18.90 | own-breast | Sans peau, sans os. | count=2 n=1.5/0.4/0/0/0/23/0.15
Cuisses de poulet | - | kg/400 | 8.90 | own-legs | À rôtir avec des citrons. | count=2
Ailes de poulet | - | kg/400 | 6.90 | own-wings | Croustillantes au four, avec du thym. | n=13/3.6/0/0/0/18/0.2
Escalopes de dinde | - | kg/300 | 14.90 | own-breast | Fines, cuites en quatre minutes. | count=1 n=1.5/0.5/0/0/0/24/0.15
Cuisse de canard | - | kg/300 | 13.90 | own-goose-leg | À confire ou à rôtir doucement. | count=1 n=20/6/0/0/0/17/0.2
`,
  },
  {
    tax: 5.5,
    path: 'boucherie/charcuterie',
    pack: 'tray',
    storage: 'chilled',
    labelled: true,
    life: 20,
    nutrition: '30 11 1 0.8 0 24 4',
    words: 'charcuterie, apéritif',
    tip: 'À servir avec du pain de campagne.',
    rows: `
Jambon blanc supérieur | fravelle | 4 x 40 g | 4.20 | own-ham | Cuit au torchon, sans couenne. | in=pork_salt_sugar_nitrite origin=FR n=3/1.1/0.8/0.8/0/20.5/1.8
Jambon cru d’Auvergne | fravelle | 100 g | 4.60 | own-cured-ham | Séché neuf mois. | in=pork_salt_pepper origin=AU tint=#9d3b44 n=13/5/0.5/0/0/28/5
Rosette de Lyon | fravelle | 120 g | 3.80 | own-salami | Tranches fines. | in=pork_salt_pepper_garlic origin=RH regional was=4.30
Saucisson à cuire pistaché | fravelle | 400 g | 7.90 | own-pistachio-sausage | À pocher, avec des pommes de terre. | in=pork_salt_spices origin=RH regional n=24/9/1/0.6/0/16/2 look=unpacked
Lardons fumés | fravelle | 200 g | 2.60 | own-bacon-dice | Pour la quiche et les salades. | in=bacon_salt_smoke n=23/8.6/0.8/0.6/0/16/2.6
Saucisses de Toulouse | fravelle | 400 g | 5.60 | own-sausages | À griller, ou pour le cassoulet. | in=pork_salt_pepper origin=FR n=24/9/0.8/0.5/0/16/1.8
Terrine de campagne | fravelle | 180 g | 4.20 | own-meat-loaf | Au poivre, à l’ancienne. | in=pork_egg_onion_salt_pepper origin=AU n=26/10/2/1/0/14/1.6 look=unpacked
`,
  },
  {
    tax: 5.5,
    path: 'boucherie/poissons',
    pack: 'loose',
    storage: 'fish',
    life: 2,
    nutrition: '8 1.6 0 0 0 19.5 0.2',
    words: 'poisson, marée',
    tip: 'Arrivage du matin.',
    rows: `
Pavé de saumon | - | kg/200 | 26.90 | own-salmon | Avec peau, sans arêtes. | in=salmon origin=NW n=13/2.3/0/0/0/20/0.1 count=1
Dos de cabillaud | - | kg/200 | 29.50 | own-seafish | Épais, à cuire vapeur. | in=cod origin=NA n=0.7/0.1/0/0/0/18/0.2 count=1
Moules de bouchot | - | kg/500 | 5.90 | own-mussels | Grattées, pour une marinière. | in=mussel origin=BT n=2/0.5/3/0/0/12/0.7
Truite entière | - | Stk/300 | 14.90 | own-trout-whole | Des eaux vives de l’Isère, vidée. | in=trout origin=IS regional n=5/1.1/0/0/0/20/0.1
Crevettes cuites | - | kg/200 | 22.90 | own-prawns | Fermes, à servir avec un aïoli. | in=shrimp_salt origin=NA n=1.2/0.2/0/0/0/20/1.6 count=1
Saumon fumé | - | 120 g | 6.90 | own-smoked | Au bois de hêtre, tranché fin. | in=salmon_salt_smoke pack=tray origin=NW life=14 n=11/2/0/0/0/22/2.6 look=board
Huîtres creuses | - | 12 Stk | 9.90 | oyster | De Bretagne, calibre 3, à ouvrir. | in=oyster pack=box kg=1400 origin=BT life=4 n=1.6/0.4/4/0/0/9/1.2
`,
  },
];

export const primeurButcher = shelves.map(primeurShelf);
