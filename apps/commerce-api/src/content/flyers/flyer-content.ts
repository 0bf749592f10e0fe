import { fullName, type Product } from '@larder/contracts/catalogue';
import type { Flyer } from '@larder/contracts/content';
import { moneyFormat } from '@larder/contracts/tenant';
import { isInPounds, shownPrice, shownWeight, unitPrice } from '@larder/pricing';
import type { Shop } from '../../kernel/tenant-directory.js';
import { inLanguage } from '../../kernel/text/language.js';
import { fill, flyerTexts, type FlyerTexts } from './flyer-texts.js';

/** A product of a printed flyer, as text. */
export interface FlyerItem {
  readonly name: string;
  /** Size and unit price. */
  readonly size: string;
  readonly price: string;
  /** Lines below the price: the former one, the member's, the deposit. */
  readonly notes: readonly string[];
}

/** Everything that is on a printed flyer, in reading order. */
export interface FlyerContent {
  readonly lang: string;
  readonly shop: string;
  readonly title: string;
  readonly valid: string;
  readonly pages: readonly {
    readonly heading: string;
    readonly text?: string | undefined;
    readonly isLead: boolean;
    readonly items: readonly FlyerItem[];
  }[];
  readonly note: string;
  readonly page: (number: number, of: number) => string;
}

interface Formatter {
  readonly texts: FlyerTexts;
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
}

export function flyerContent(shop: Shop, locale: string, flyer: Flyer): FlyerContent {
  const { shopName, currency, locales } = shop.clientRuntimeConfig;
  const texts = inLanguage(flyerTexts, locale, locales[0]?.code);
  const format: Formatter = {
    texts,
    money: (cents) => moneyFormat(locale, currency).format(cents / 100),
    number: (value) => new Intl.NumberFormat(locale).format(value),
  };
  const days = { from: dayText(flyer.validFrom, locale), to: dayText(flyer.validTo, locale) };
  const valid = flyer.state === 'current' ? texts.valid : texts[flyer.state];
  return {
    lang: locale,
    shop: shopName,
    title: flyer.title,
    valid: fill(valid, days),
    pages: flyer.pages.map(({ heading, text, layout, products }) => ({
      heading,
      text,
      isLead: layout === 'lead',
      items: products.map((product) => itemOf(product, format)),
    })),
    note: texts.note,
    page: (page, of) => fill(texts.page, { page, of }),
  };
}

/** A calendar day has no time zone: it is formatted in the one that it is read in. */
function dayText(day: string, locale: string): string {
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, form).format(new Date(`${day}T00:00:00Z`));
}

function itemOf(product: Product, format: Formatter): FlyerItem {
  const { texts, money } = format;
  const { former, lowestPrior30, maximum, loyalty, multiBuy, depositPrice } = product.price;
  const shown = (value: number) => money(shownPrice(product, value));
  const notes = [
    // One reference: what the reduction is of (98/6/EC 6a).
    former && !lowestPrior30 && fill(texts.former, { amount: shown(former.value) }),
    former && lowestPrior30 && fill(texts.lowest, { amount: shown(lowestPrior30.value) }),
    maximum && fill(texts.maximum, { amount: shown(maximum.value) }),
    multiBuy && fill(texts.multi, { count: multiBuy.quantity, amount: money(multiBuy.value) }),
    loyalty && fill(texts.member, { amount: shown(loyalty.value) }),
    depositPrice && fill(texts.deposit, { amount: money(depositPrice) }),
  ];
  return {
    name: fullName(product),
    size: [product.packSize, unitText(product, format)].filter(Boolean).join(' · '),
    price: shown(product.price.regular.value) + suffixOf(product, format),
    notes: notes.filter((note): note is string => Boolean(note)),
  };
}

/** `4,98 € / kg`; empty for a product whose content is not known. */
function unitText(product: Product, { texts, money, number }: Formatter): string {
  const found = unitPrice(product);
  if (!found) return '';
  const { amount, unit, symbol } = found.per;
  const value = money(found.value);
  if (unit === 'piece') return fill(texts.perPiece, { amount: value });
  const measure = amount === 1 ? '' : `${number(amount)} `;
  return `${value} / ${measure}${symbol ?? texts[`unit.${unit}`]}`;
}

/** What the price is for, of weighed goods. */
function suffixOf(product: Product, { texts, number }: Formatter): string {
  if (!product.weightArticle) return '';
  const { value, unit } = shownWeight(product.quantityStepSize, isInPounds(product));
  const weight = `${number(value)} ${unit}`;
  return product.weightPieceArticle ? ` ${fill(texts.each, { weight })}` : ` / ${weight}`;
}
