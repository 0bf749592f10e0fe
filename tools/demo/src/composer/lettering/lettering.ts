import type { Face } from './faces.js';
import { Pen } from './pen.js';
import { lettersElement, outline, textWidth } from './typeface.js';

const softHyphen = '\u00ad';
const joints =
  /(?<=\p{L}{4})(?=(?:schokolade|marmelade|limonade|wasser|mittel|joghurt|nektar|sirup|papier|spüler|reiniger|käse|creme|spieße|mischung|gulasch|kipferl|würfel|schnitten|suppe|salat|paradeiser|zucker|salami|erdäpfel|brand|edelsüß|flocken|spülmittel|tabs|ketchup|senf|herzen|schmarren|chips|stangen)\b)/u;

/** Breaks at blanks, after hyphens, and in long compounds at the joint. */
export function wrap(text: string, lines: number, face: Face): string[] {
  const words = text
    .split(/(?<=-)(?=\p{L}{3})|\s+/u)
    .flatMap((word) =>
      word.length > 11 ? word.replace(joints, `${softHyphen}\n`).split('\n') : word,
    )
    .filter((word) => word !== '');
  if (words.length <= 1 || lines <= 1) return [text];
  const join = (part: string[]) =>
    part.reduce((all, word) => {
      if (all.endsWith(softHyphen)) return all.slice(0, -1) + word;
      return all === '' || all.endsWith('-') ? all + word : `${all} ${word}`;
    }, '');
  let best: string[] = [text];
  const longest = (parts: string[]) => Math.max(...parts.map((part) => textWidth(part, face)));
  for (let cut = 1; cut < words.length; cut++) {
    const parts = [
      join(words.slice(0, cut)).replace(softHyphen, '-'),
      ...wrap(join(words.slice(cut)), lines - 1, face),
    ];
    if (longest(parts) < longest(best) * 0.92) best = parts;
  }
  return best;
}

export type TextBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  lines: number;
  face: Face;
};

const leading = 1.08;

/** Lettering centred in a box, in as many lines and as large as fits. */
export function lettering(text: string, box: TextBox): string {
  const { face, fill } = box;
  const widthOf = (line: string) => textWidth(line, face) + face.round;
  const fitted = Array.from({ length: box.lines }, (_, index) => {
    const lines = wrap(text, index + 1, face);
    const byWidth = (box.width * 0.96) / Math.max(...lines.map(widthOf));
    return { lines, size: Math.min(byWidth, box.height / (lines.length * leading)) };
  });
  const { lines, size } = fitted.reduce((a, b) => (b.size > a.size * 1.06 ? b : a));
  const top = box.y + (box.height - lines.length * size * leading) / 2;
  const pen = new Pen();
  lines.forEach((line, index) => {
    const x = box.x + (box.width - textWidth(line, face) * size) / 2;
    outline(pen, line, face, { x, y: top + size * (leading * index + 0.88), size });
  });
  return lettersElement(pen, face, fill, size);
}

/** Text printed on the pack: the name without the words of brand and size. */
export function printedTitle(name: string): string {
  const plain = name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/^Bio-(?=\p{Lu})/u, '')
    .replace(
      / (im Netz|in der Glasflasche|im Glas|in der Dose|am Stück|Vorratspackung|Familienpackung|Vorteilspackung|Großdose|Großtafel|XL)$/u,
      '',
    )
    .replace(/ (6er-Tray|6er-Pack|12er-Pack|Glaskiste|Kiste|Dosentray)$/u, '');
  if (plain.length <= 30) return plain;
  const words = plain.split(' ');
  let kept = '';
  for (const word of words) {
    if (`${kept} ${word}`.length > 30 && kept !== '') break;
    kept = `${kept} ${word}`.trim();
  }
  return kept.replace(
    / (mit|und|in|im|der|aus|with|and|of|for|the|a|&|en|de|du|des|à|au|aux|et|la|le|les)$/u,
    '',
  );
}
