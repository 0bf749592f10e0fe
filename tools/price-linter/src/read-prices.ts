import type { ShownPrice, ShownUnitPrice } from '@larder/pricing';
import type { AnyNode, Element } from 'domhandler';
import { findAll, getAttributeValue, hasAttrib, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** Class names of the design system's price, as the build made them. */
export interface PriceNames {
  readonly price: string;
  readonly amount: string;
  readonly suffix: string;
  readonly former: string;
  readonly note: string;
  readonly member: string;
  readonly multi: string;
}

/** A shop's notes beside a price, with `{amount}` for the money. */
export interface PriceTexts {
  readonly lowest: string;
  readonly maximum: string;
  readonly deposit: string;
  /** How the language writes the units of unit prices and weights. */
  readonly units: Readonly<Record<'kg' | 'g' | 'l' | 'ml', string>>;
}

export interface FoundPrice {
  readonly price: ShownPrice;
  /** URLs beside a price in a list: the price belongs to the product among them. */
  readonly links: readonly string[];
  /** Whether it is the price of the page's own product. */
  readonly isOwn: boolean;
}

const MONEY = /\d[\d.,]*/;
/** `€ 0,80 / 100 g`, and in English `£1.10 each`. */
const UNIT_PRICE = /(\d[\d.,]*)(?:[^\d/]*\/\s*(?:(\d+)\s*)?(\p{L}+)|\s*each(?!\p{L}))/u;
const WEIGHT = /(\d[\d.,]*)\s*(kg|g)(?!\p{L})/u;

/** Cents of a European amount; two digits after a decimal separator are cents. */
export function readCents(text: string): number | undefined {
  const found = MONEY.exec(text)?.[0];
  if (found === undefined) return undefined;
  const [, whole = found, cents = '00'] = /^(.*)[.,](\d{2})$/.exec(found) ?? [];
  return Number(whole.replace(/\D/g, '') + cents);
}

export function readUnitPrice(text: string): ShownUnitPrice | undefined {
  const [, money = '', amount = '1', word = ''] = UNIT_PRICE.exec(text) ?? [];
  const value = readCents(money);
  if (value === undefined) return undefined;
  return { value, amount: Number(amount), unit: /^(kg|g|l|ml)$/.test(word) ? word : 'piece' };
}

function readGrams(text: string): number | undefined {
  const [, amount, unit] = WEIGHT.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const number = Number(amount.replace(',', '.'));
  return Math.round(unit === 'kg' ? number * 1000 : number);
}

function amountIn(template: string, texts: readonly string[]): number | undefined {
  const [before = '', after = ''] = plain(template).split('{amount}');
  const found = texts.find((text) => text.startsWith(before) && text.endsWith(after));
  return found === undefined
    ? undefined
    : readCents(found.slice(before.length, found.length - after.length));
}

const LETTER = '[\\p{L}\\p{M}]';

/** Replaces the words of units by their symbols. */
function withSymbols(units: PriceTexts['units']): (text: string) => string {
  const words = Object.entries(units).filter(([symbol, word]) => word && word !== symbol);
  const patterns = words.map(
    ([symbol, word]) => [new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, 'gu'), symbol] as const,
  );
  return (text) =>
    patterns.reduce((read, [pattern, symbol]) => read.replace(pattern, symbol), text);
}

/** Every price of a page with its context. */
export function readPrices(html: string, names: PriceNames, priceTexts: PriceTexts): FoundPrice[] {
  const has = (name: string) => (node: AnyNode) =>
    classesOf(node).includes(name) && !isHidden(node as Element);
  const read = withSymbols(priceTexts.units);
  const within = (name: string, root: AnyNode) =>
    findAll(has(name), [root]).map((node) => read(plain(textContent(node))));
  const document = parseDocument(html);
  return findAll(has(names.price), document.children).map((root) => {
    const [amount = ''] = within(names.amount, root);
    const notes = within(names.note, root);
    const [member] = within(names.member, root);
    const [former] = within(names.former, root);
    const [multi] = within(names.multi, root);
    const around = nearest(root, names.price);
    const percent = /[−-]\s?(\d+)\s?%/.exec(plain(textContent(around.at(-1) ?? root)))?.[1];
    return {
      links: linksIn(around.at(-1) ?? root),
      isOwn: around.at(-1)?.name !== 'li',
      price: {
        amount: readCents(amount) ?? NaN,
        grams: readGrams(within(names.suffix, root).join(' ')),
        unitPrice: notes.map(readUnitPrice).find((found) => found !== undefined),
        former: former === undefined ? undefined : readCents(former),
        lowest: amountIn(priceTexts.lowest, notes),
        maximum: amountIn(priceTexts.maximum, notes),
        deposit: amountIn(priceTexts.deposit, notes),
        percent: percent === undefined ? undefined : Number(percent),
        member:
          member === undefined
            ? undefined
            : { amount: readCents(member) ?? NaN, unitPrice: unitPriceIn(member) },
        multi: multi === undefined ? undefined : readMulti(multi),
      },
    };
  });
}

/** `3 for € 5.00 (€ 3.33 / kg)`: the number of packs, their total price, and their unit price. */
function readMulti(text: string) {
  const [, count = '', amount = ''] = /^(\d+)\D*(\d[\d.,]*)/.exec(text) ?? [];
  return { count: Number(count), amount: readCents(amount) ?? NaN, unitPrice: unitPriceIn(text) };
}

/** `Members € 1.99 (€ 3.98 / kg)` */
const unitPriceIn = (text: string) => readUnitPrice(/\((.*)\)/.exec(text)?.[1] ?? '');

const classesOf = (node: AnyNode): string[] =>
  node.type === 'tag' ? (getAttributeValue(node, 'class') ?? '').split(' ') : [];
const isHidden = (node: Element) => hasAttrib(node, 'hidden');
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** The ancestors that contain only this price, innermost first, up to the list item. */
function nearest(node: Element, price: string): Element[] {
  const found: Element[] = [];
  let at: Element | undefined = node;
  while (at && pricesIn(at, price) === 1) {
    found.push(at);
    if (at.name === 'li') break;
    at = at.parent?.type === 'tag' ? at.parent : undefined;
  }
  return found;
}

const pricesIn = (node: Element, price: string) =>
  findAll((inner) => classesOf(inner).includes(price), [node]).length;

function linksIn(node: Element): string[] {
  const links = findAll(({ name }) => name === 'a', [node]);
  return links.map((link) => getAttributeValue(link, 'href') ?? '');
}
