import type { AssortmentRows } from '../feed/assortment-rows.js';

const both = (text: string): [string, string] => [text, text];
const box = {
  pack: 'loose',
  vat: 10,
  isFood: true,
  storage: 'cool',
  life: 4,
  options: 'organic look=crate',
  tips: [
    both('Fehlt etwas auf dem Feld, legen wir Gleichwertiges dazu.'),
    both('Was Sie nicht mögen, lassen wir auf Zuruf weg.'),
  ],
} as const;

/** Boxes of mixed goods, packed on the day of the harvest; what is in them adds up to their weight. */
export const boxes: AssortmentRows[] = [
  {
    ...box,
    path: 'biokisten/gemuesekisten',
    words: both('Kiste, Abo, Gemüse'),
    tips: [...box.tips],
    rows: `
Gemüsekiste für zwei | | - | 3 kg | 18.90 | own-cabbage carrot own-beets own-leek own-parsnip onion own-brown-mushroom own-lambs-lettuce | Acht Sorten für eine Woche zu zweit. Diese Woche drin: ¶ - 1 Wirsing (etwa 700 g) ¶ - 500 g Karotten ¶ - 400 g Rote Bete ¶ - 400 g Lauch ¶ - 350 g Pastinaken ¶ - 300 g Zwiebeln ¶ - 250 g Champignons ¶ - 100 g Feldsalat ¶ | | kg=3400 regional origin=BA kw=Wirsing,_Rote_Bete,_Pastinaken
Gemüsekiste für die Familie | | - | 6 kg | 32.90 | potato own-pumpkin own-leek own-cabbage carrot onion own-lambs-lettuce own-beets own-parsnip | Neun Sorten, genug für vier. Diese Woche drin: ¶ - 1,5 kg Kartoffeln ¶ - 1 Kürbis (etwa 1 kg) ¶ - 800 g Karotten ¶ - 1 Weißkohl (etwa 800 g) ¶ - 500 g Lauch ¶ - 500 g Rote Bete ¶ - 400 g Zwiebeln ¶ - 300 g Pastinaken ¶ - 200 g Feldsalat ¶ | | kg=6600 regional origin=BA kw=Kürbis,_Weißkohl,_Rote_Bete
Regionalkiste | | - | 4 kg | 24.90 | own-pumpkin own-lambs-lettuce carrot potato own-beets own-russet-apple onion | Nur von Höfen im Umkreis von vierzig Kilometern. Diese Woche drin: ¶ - 1 kg Kartoffeln ¶ - 1 Kürbis (etwa 900 g) ¶ - 600 g Karotten ¶ - 500 g Rote Bete ¶ - 500 g Äpfel Boskoop ¶ - 350 g Zwiebeln ¶ - 150 g Feldsalat ¶ | | kg=4500 regional origin=BA kw=Kürbis,_Rote_Bete
Rohkostkiste | | - | 2,5 kg | 17.50 | own-kohlrabi carrot own-chicory red-apple own-white-mushroom own-beets | Zum Knabbern, ohne zu kochen. Diese Woche drin: ¶ - 700 g Karotten ¶ - 2 Kohlrabi (etwa 500 g) ¶ - 3 Chicorée (etwa 400 g) ¶ - 400 g Äpfel ¶ - 300 g Rote Bete ¶ - 200 g Champignons ¶ | | kg=2800 regional origin=BA
Suppenkiste | | - | 2 kg | 13.90 | own-pumpkin potato own-leek onion carrot | Alles für drei Töpfe Suppe. Diese Woche drin: ¶ - 600 g Kürbis ¶ - 500 g Kartoffeln ¶ - 300 g Karotten ¶ - 250 g Lauch ¶ - 200 g Zwiebeln ¶ - 150 g Knollensellerie ¶ | | kg=2300 regional origin=BA in=pumpkin_potato_carrot_leek_onion_celery kw=Kürbis,_Suppengrün
Kochkiste Linsendal | | - | 1,5 kg | 15.90 | own-lentil-bag own-spinach onion garlic ginger-root | Abgewogen für vier, mit Rezept. Diese Woche drin: ¶ - 300 g rote Linsen ¶ - 300 g Basmatireis ¶ - 400 g Tomatenstücke im Glas ¶ - 300 g Spinat ¶ - 1 Zwiebel ¶ - 1 Knolle Knoblauch ¶ - 30 g Ingwer ¶ | | kg=1800 origin=XX
`,
  },
  {
    ...box,
    path: 'biokisten/obstkisten',
    words: both('Kiste, Abo, Obst'),
    tips: [...box.tips],
    rows: `
Obstkiste für zwei | | - | 2,5 kg | 16.90 | red-apple pear tangerine own-bananas kiwi-fruit grapes | Sechs Sorten, reif zum Essen. Diese Woche drin: ¶ - 600 g Äpfel Elstar ¶ - 500 g Birnen ¶ - 500 g Mandarinen ¶ - 400 g Bananen ¶ - 300 g Kiwis ¶ - 200 g Trauben ¶ | | kg=2800 origin=XX
Obstkiste fürs Büro | | - | 5 kg | 29.90 | own-bananas red-apple own-orange pear tangerine kiwi-fruit | Für zehn Leute, eine Woche lang. Diese Woche drin: ¶ - 1,4 kg Äpfel ¶ - 1 kg Bananen ¶ - 900 g Mandarinen ¶ - 800 g Birnen ¶ - 500 g Orangen ¶ - 400 g Kiwis ¶ | | kg=5500 origin=XX
Apfelkiste vom Lindenhof | | hlinde | 5 kg | 17.90 | own-russet-apple red-apple own-golden-apple | Drei alte Sorten, direkt vom Baum. Diese Woche drin: ¶ - 2 kg Boskoop ¶ - 1,5 kg Berlepsch ¶ - 1,5 kg Goldparmäne ¶ | | kg=5300 regional origin=BA
Schulkiste | | - | 3 kg | 18.50 | pear red-apple tangerine carrot own-bananas kiwi-fruit | Handliches für die Pause. Diese Woche drin: ¶ - 800 g kleine Äpfel ¶ - 600 g Mandarinen ¶ - 500 g kleine Birnen ¶ - 500 g Bananen ¶ - 300 g Karotten ¶ - 300 g Kiwis ¶ | | kg=3300 origin=XX
`,
  },
];
