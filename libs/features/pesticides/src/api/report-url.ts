import type { PesticideLight } from '@larder/contracts/pesticides';

/** Reports of one page. */
export const PAGE_SIZE = 20;
/** The longest text that the call takes. */
const MAX_NAME_LENGTH = 100;
const MAX_SKU_LENGTH = 40;

export const LIGHTS = ['green', 'yellow', 'red'] as const satisfies readonly PesticideLight[];

/** State of the page in its URL; an empty text means no filter. */
export interface ReportView {
  readonly product: string;
  readonly sku: string;
  readonly month: string;
  readonly light: PesticideLight | undefined;
  readonly offset: number;
}

/** PEST-02: any URL results in a valid filter. */
export function viewOf(search: URLSearchParams): ReportView {
  const text = (name: string, longest: number) =>
    truncate((search.get(name) ?? '').trim().replace(/\s+/g, ' '), longest);
  const month = text('month', 7);
  const offset = Number(search.get('offset') ?? '0');
  return {
    product: text('product', MAX_NAME_LENGTH),
    sku: text('sku', MAX_SKU_LENGTH),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    light: LIGHTS.find((light) => light === search.get('light')),
    offset: Number.isInteger(offset) && offset > 0 && offset <= 1_000_000 ? offset : 0,
  };
}

/** At most so many UTF-16 units, as the call counts them, without half a surrogate pair at the end. */
const truncate = (text: string, longest: number) =>
  text.slice(0, longest).replace(/\p{Surrogate}/gu, '');

/** The part of the address behind the path; what chooses nothing is left out. */
export function queryOf({ product, sku, month, light, offset }: ReportView) {
  return {
    product: product || undefined,
    sku: sku || undefined,
    month: month || undefined,
    light,
    offset: offset || undefined,
  };
}

/** The call behind a view. */
export const argsOf = (view: ReportView) => ({
  query: { ...queryOf(view), offset: view.offset, pageSize: PAGE_SIZE },
});

/** Whether the address chooses at all: such pages are for people, not for search engines. */
export const isChosen = (view: ReportView) =>
  Object.values(queryOf(view)).some((value) => value !== undefined);
