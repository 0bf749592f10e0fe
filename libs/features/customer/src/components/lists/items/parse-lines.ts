import type { NewItem } from '@larder/contracts/shopping';

const maxLength = 120;
const maxCount = 99;
/** A bullet before the text, as in lists of other programs. */
const bullet = /^\s*(?:[-–—*•·▪☐☑✓✔]|\[[ xX]?\]|\d{1,2}[.)](?=\s))\s*/u;
/** Quantity: `2 milk`, `2x milk`, `2 × milk`; followed by a text that is not a unit. */
const counted =
  /^(\d{1,2})\s*(?:[x×]\s*|\s+(?!(?:kg|g|dag|ml|l|cl|liter|litre|gramm|stk\.?)\b))(?=\p{L})(.+)$/iu;

/** Parses typed or pasted text: an item per line, or several separated by commas or semicolons. */
export function parseLines(text: string): NewItem[] {
  return text
    .split(/[\r\n;]+|,(?!\d)/u)
    .map((line) => line.replace(bullet, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map(itemOf);
}

function itemOf(line: string): NewItem {
  const [, number = '', name = ''] = counted.exec(line) ?? [];
  const count = Number(number);
  return count >= 1 && count <= maxCount
    ? { text: name.trim().slice(0, maxLength).trim(), count }
    : { text: line.slice(0, maxLength).trim(), count: 1 };
}
