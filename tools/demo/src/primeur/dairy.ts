import { primeurShelf, type PrimeurShelf } from './shelf.js';

const dairy = { tax: 5.5, storage: 'chilled', labelled: true } as const;

const shelves: PrimeurShelf[] = [
  {
    ...dairy,
    path: 'cremerie/lait-beurre-oeufs',
    pack: 'tub',
    life: 10,
    nutrition: '3.6 2.4 4.8 4.8 0 3.3 0.1',
    words: 'crèmerie, produit laitier',
    tip: 'Pour la cuisine de tous les jours.',
    rows: `
Lait entier frais | fmonts | 1 l | 1.65 | cow-face | De vaches à l’herbe, pasteurisé. | in=milk pack=carton look=milk origin=SV regional group=lait
Lait demi-écrémé | fmonts | 1 l | 1.25 | glass-of-milk | Pour le café et les crêpes. | in=milk pack=carton look=milk n=1.6/1/4.8/4.8/0/3.3/0.1 origin=SV group=lait
Beurre doux de baratte | fmonts | 250 g | 3.20 | own-butter-mould | Fouetté lentement, goût de noisette. | in=cream_cultures pack=box n=82/54/0.7/0.7/0/0.7/0.02 origin=SV regional look=unpacked
Beurre demi-sel | fmonts | 250 g | 3.30 | own-butter-salted | Avec des cristaux de sel. | in=cream_cultures_salt:2 pack=box n=80/53/0.7/0.7/0/0.7/2 origin=BT tint=#2f5f8a was=3.70 look=unpacked
Crème fraîche épaisse | fmonts | 20 cl | 1.95 | own-cream-pot | Onctueuse, pour les sauces et les tartes. | in=cream_cultures n=30/20/2.6/2.6/0/2.3/0.07 origin=NM look=unpacked
Yaourts nature au lait entier | fmonts | 4 x 125 g | 2.30 | own-yoghurts | Fermes, en pots. | in=milk_cultures n=3.7/2.4/5.2/5.2/0/3.8/0.13 origin=SV kw=yogourt,_yoghourt look=unpacked
Fromage blanc de campagne | fmonts | 500 g | 2.90 | own-faisselle | Battu à la main, à sucrer ou à saler. | in=milk_cultures_rennet n=3.2/2.1/3.9/3.9/0/7.2/0.1 origin=AN regional look=unpacked
Œufs de poules élevées en plein air | fverger | 6 Stk | 2.85 | egg | Calibre moyen, du Rhône. | in=egg look=eggs kg=360 n=9.8/2.7/0.3/0.3/0/12.6/0.31 origin=RH regional pack=tray
`,
  },
  {
    ...dairy,
    path: 'cremerie/fromages',
    pack: 'tray',
    life: 15,
    nutrition: '28 19 0.5 0.5 0 22 1.5',
    ingredients: 'milk salt cultures animalrennet',
    words: 'fromage, plateau de fromages',
    tip: 'À sortir une heure avant le repas.',
    rows: `
Comté 18 mois | fmonts | kg/100 | 27.90 | own-comte | Fruité, avec de petits cristaux. | pack=loose origin=JU n=35/23/0/0/0/27/0.8 count=2
Beaufort d’été | fmonts | kg/100 | 32.50 | own-beaufort | Alpages de Savoie, lait cru. | pack=loose origin=SV regional n=33/22/0/0/0/26/1.1 count=1
Saint-Marcellin | fmonts | 80 g | 2.10 | own-saint-marcellin | Crémeux, affiné dix jours. | pack=box origin=IS regional n=22/15/1/1/0/16/1.2 look=unpacked
Camembert au lait cru | fmonts | 250 g | 4.60 | own-camembert | Moulé à la louche. | pack=box origin=NM was=5.20 n=22/15/0.5/0.5/0/20/1.5 look=unpacked
Bûche de chèvre | fmonts | 180 g | 3.80 | own-goat-log-ash | Cendrée, fraîche et fine. | in=goatmilk_salt_cultures_animalrennet pack=box origin=DR regional n=21/14/1/1/0/17/1.3 look=unpacked
Roquefort | fmonts | 100 g | 3.90 | own-blue-cheese | Persillé, au lait de brebis. | in=sheepmilk_salt_cultures_animalrennet origin=FR n=32/21/0.5/0.5/0/19/3.4 look=unpacked
Emmental râpé | fmonts | 200 g | 2.40 | own-grated-cheese | Pour gratiner. | in=milk_salt_cultures_rennet pack=bag origin=FR n=29/19/0/0/0/28/0.6
`,
  },
];

export const primeurDairy = shelves.map(primeurShelf);
