import type { AssortmentRows } from '../feed/assortment-rows.js';

const both = (text: string): [string, string] => [text, text];
const box = {
  pack: 'loose',
  vat: 10,
  nutrition: '0.3 0 6.5 4.5 2.4 1.5 0.03',
  storage: 'cool',
  life: 4,
  options: 'organic regional origin=BA',
  tips: [
    both('Der Inhalt steht am Packtag auf dem Zettel in der Kiste.'),
    both('Was Sie nicht mögen, lassen wir auf Zuruf weg.'),
  ],
} as const;

/** Boxes of mixed goods, packed on the day of the harvest. */
export const boxes: AssortmentRows[] = [
  {
    ...box,
    path: 'biokisten/gemuesekisten',
    words: both('Kiste, Abo, Gemüse'),
    tips: [...box.tips],
    rows: `
Gemüsekiste für zwei | | - | 3 kg | 18.90 | carrot broccoli | Acht Sorten für eine Woche zu zweit. | | count=5 kg=3400
Gemüsekiste für die Familie | | - | 6 kg | 32.90 | tomato broccoli | Zwölf Sorten, genug für vier. | | count=5 kg=6600
Regionalkiste | | - | 4 kg | 24.90 | own-pumpkin carrot | Nur von Höfen im Umkreis von vierzig Kilometern. | | count=5 kg=4500
Rohkostkiste | | - | 2,5 kg | 17.50 | cucumber own-radish | Zum Knabbern, ohne zu kochen. | | count=5 kg=2800
Suppenkiste | | - | 2 kg | 13.90 | onion potato | Alles für drei Töpfe Suppe. | | count=5 kg=2300
Kochkiste Linsendal | | - | 1,5 kg | 15.90 | leafy-green garlic | Abgewogen für vier, mit Rezept. | | count=5 kg=1800
`,
  },
  {
    ...box,
    path: 'biokisten/obstkisten',
    words: both('Kiste, Abo, Obst'),
    tips: [...box.tips],
    nutrition: '0.2 0 12 10.5 2.1 0.5 0',
    rows: `
Obstkiste für zwei | | - | 2,5 kg | 16.90 | red-apple pear | Fünf Sorten, reif zum Essen. | | count=5 kg=2800
Obstkiste fürs Büro | | - | 5 kg | 29.90 | own-bananas red-apple | Für zehn Leute, eine Woche lang. | | count=5 kg=5500
Apfelkiste vom Lindenhof | | hlinde | 5 kg | 17.90 | green-apple red-apple | Drei alte Sorten, direkt vom Baum. | | count=5 kg=5300
Schulkiste | | - | 3 kg | 18.50 | pear grapes | Handliche Früchte für die Pause. | | count=5 kg=3300
`,
  },
];
