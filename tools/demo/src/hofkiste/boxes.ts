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
Gemüsekiste für zwei | | - | 3 kg | 18.90 | carrot broccoli leafy-green tomato onion | Acht Sorten für eine Woche zu zweit. | | look=crate kg=3400
Gemüsekiste für die Familie | | - | 6 kg | 32.90 | tomato broccoli bell-pepper leafy-green potato carrot | Zwölf Sorten, genug für vier. | | look=crate kg=6600
Regionalkiste | | - | 4 kg | 24.90 | own-pumpkin carrot potato leafy-green onion | Nur von Höfen im Umkreis von vierzig Kilometern. | | look=crate kg=4500
Rohkostkiste | | - | 2,5 kg | 17.50 | cucumber own-radish carrot bell-pepper tomato | Zum Knabbern, ohne zu kochen. | | look=crate kg=2800
Suppenkiste | | - | 2 kg | 13.90 | onion potato carrot own-pumpkin | Alles für drei Töpfe Suppe. | | look=crate kg=2300
Kochkiste Linsendal | | - | 1,5 kg | 15.90 | tomato own-spinach onion garlic own-lentil-bag | Abgewogen für vier, mit Rezept. | | look=crate kg=1800
`,
  },
  {
    ...box,
    path: 'biokisten/obstkisten',
    words: both('Kiste, Abo, Obst'),
    tips: [...box.tips],
    nutrition: '0.2 0 12 10.5 2.1 0.5 0',
    rows: `
Obstkiste für zwei | | - | 2,5 kg | 16.90 | red-apple pear grapes tangerine own-bananas | Fünf Sorten, reif zum Essen. | | look=crate kg=2800
Obstkiste fürs Büro | | - | 5 kg | 29.90 | own-bananas red-apple pear tangerine | Für zehn Leute, eine Woche lang. | | look=crate kg=5500
Apfelkiste vom Lindenhof | | hlinde | 5 kg | 17.90 | green-apple red-apple | Drei alte Sorten, direkt vom Baum. | | look=crate kg=5300
Schulkiste | | - | 3 kg | 18.50 | pear grapes red-apple | Handliche Früchte für die Pause. | | look=crate kg=3300
`,
  },
];
