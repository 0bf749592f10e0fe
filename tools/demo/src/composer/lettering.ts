import { escapeXml, n } from './svg.js';

const family = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const wide = new Set('mwMW@%&ÄÖ');
const slim = new Set("iljtfrI.,:;'|!()-1 ");

/** Width of bold lettering in units of its size, on the generous side. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, char) => {
    if (wide.has(char)) return sum + 0.88;
    if (slim.has(char)) return sum + 0.33;
    return sum + (char === char.toUpperCase() && char !== char.toLowerCase() ? 0.7 : 0.58);
  }, 0);
}

const softHyphen = '\u00ad';
const joints =
  /(?<=\p{L}{4})(?=(?:schokolade|marmelade|limonade|wasser|mittel|joghurt|nektar|sirup|papier|spüler|reiniger|käse|creme|spieße|mischung|gulasch|kipferl|würfel|schnitten|suppe|salat|paradeiser|zucker|salami|erdäpfel|brand|edelsüß|flocken|spülmittel|tabs|ketchup|senf|herzen|schmarren|chips|stangen)\b)/u;

/** Breaks at blanks, after hyphens, and in long compounds at the joint. */
export function wrap(text: string, lines: number): string[] {
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
  const longest = (parts: string[]) => Math.max(...parts.map(textWidth));
  for (let cut = 1; cut < words.length; cut++) {
    const parts = [
      join(words.slice(0, cut)).replace(softHyphen, '-'),
      ...wrap(join(words.slice(cut)), lines - 1),
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
  lines?: number;
  /** Largest letter size. */
  most?: number;
  weight?: number;
  spacing?: number;
};

/**
 * Lettering in the middle of a box, in as many lines and as large as fits. Lines that come near the
 * box's width carry `textLength`, so that another font than ours cannot run out of the pack.
 */
export function lettering(text: string, box: TextBox): string {
  const leading = 1.08;
  const options = Array.from({ length: box.lines ?? 2 }, (_, index) => wrap(text, index + 1));
  const fitted = options.map((lines) => {
    const widest = Math.max(...lines.map(textWidth));
    const byHeight = box.height / (lines.length * leading);
    return { lines, size: Math.min(box.most ?? 60, (box.width * 0.96) / widest, byHeight) };
  });
  const best = fitted.reduce((a, b) => (b.size > a.size * 1.06 ? b : a));
  const { lines, size } = best;
  const top = box.y + (box.height - lines.length * size * leading) / 2;
  const spans = lines.map((line, index) => {
    const width = textWidth(line) * size;
    const held =
      width > box.width * 0.8 ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : '';
    const y = top + size * leading * index + size * 0.88;
    return `<tspan x="${n(box.x + box.width / 2)}" y="${n(y)}"${held}>${escapeXml(line)}</tspan>`;
  });
  const gap = box.spacing ? ` letter-spacing="${n(box.spacing)}"` : '';
  return (
    `<text font-family="${family}" font-weight="${box.weight ?? 700}" font-size="${n(size)}" ` +
    `text-anchor="middle" fill="${box.fill}"${gap}>${spans.join('')}</text>`
  );
}

/** What is printed on the pack: the name without what the brand or the size says already. */
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
  return kept.replace(/ (mit|und|in|im|der|aus|with|and|in|of|for|the|a)$/u, '');
}
