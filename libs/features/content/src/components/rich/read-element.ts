import type { RichElement, RichTag } from './rich-node.js';

type Attributes = Readonly<Record<string, string | undefined>>;

const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const SAFE_PICTURE = /^(https:\/\/|\/(?![/\\]))[^\\]*$/i;

/** NAV-81: only addresses that cannot run anything. */
export function safeAddress(address: string | undefined): string | undefined {
  const text = address?.replace(/[\p{Cc}\p{Z}]+/gu, '') ?? '';
  return SAFE_ADDRESS.test(text) ? text : undefined;
}

/** The allowed attributes of an element, under React's names and with checked values. */
export function readElement(
  tag: RichTag,
  given: Attributes,
): Omit<RichElement, 'children'> | undefined {
  if (tag === 'a') {
    const href = safeAddress(given['href']);
    const newTab = href !== undefined && given['target'] === '_blank';
    return { tag, ...(href !== undefined && { href }), ...(newTab && { newTab }) };
  }
  const attributes = attributesOf(tag, given);
  if (tag === 'img' && attributes?.['src'] === undefined) return undefined;
  return { tag, ...(attributes && { attributes }) };
}

function attributesOf(tag: RichTag, given: Attributes) {
  const found: Record<string, string | number | undefined> = {};
  if (tag === 'img') {
    found['src'] = SAFE_PICTURE.test(given['src']?.trim() ?? '') ? given['src']?.trim() : undefined;
    found['alt'] = given['alt'] ?? '';
    found['width'] = countOf(given['width'], 4000);
    found['height'] = countOf(given['height'], 4000);
    found['loading'] = 'lazy';
  }
  if (tag === 'td' || tag === 'th') {
    found['colSpan'] = countOf(given['colspan'], 20);
    found['rowSpan'] = countOf(given['rowspan'], 100);
  }
  if (tag === 'th') found['scope'] = /^(col|row)$/.exec(given['scope'] ?? '')?.[0];
  if (tag === 'ol') found['start'] = countOf(given['start'], 9999);
  if (tag === 'abbr') found['title'] = given['title'];
  const kept = Object.entries(found).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function countOf(text: string | undefined, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return count > 0 && count <= most ? count : undefined;
}
