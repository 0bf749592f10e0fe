import type { NewCode } from '@larder/office-contract';
import { given, titlesOf } from './form-values.js';

/** Fields of the form; amounts are cents. */
export interface CodeForm {
  readonly code: string;
  readonly titles: Readonly<Record<string, string | null>>;
  readonly kind: 'percent' | 'amount' | 'service';
  readonly percent?: number | null;
  readonly cents?: number | null;
  readonly from?: number | null;
  readonly upTo?: number | null;
  readonly service: '' | 'DELIVERY' | 'CLICK_AND_COLLECT' | null;
  readonly firstDay?: string | null;
  readonly lastDay?: string | null;
  readonly most?: number | null;
  readonly mostEach?: number | null;
  readonly firstOrder: boolean;
  readonly combines: boolean;
}

function benefitOf({ kind, percent, cents, from, upTo }: CodeForm): NewCode['benefit'] {
  if (kind === 'amount') return { kind, cents: cents ?? 0, ...given('from', from) };
  const limits = { ...given('from', from), ...given('most', upTo) };
  return kind === 'percent' ? { kind, percent: percent ?? 0, ...limits } : { kind, ...limits };
}

/** The code that a person has described; empty fields are no limits. */
export function codeOf(form: Partial<CodeForm>): NewCode {
  const { code = '', titles = {}, kind = 'percent', service, firstOrder, combines } = form;
  return {
    code: code.trim().toUpperCase(),
    titles: titlesOf(titles),
    benefit: benefitOf({
      code,
      titles,
      service: service ?? '',
      firstOrder: false,
      combines: true,
      ...form,
      kind,
    }),
    services: service ? [service] : [],
    firstOrder: firstOrder ?? false,
    combines: combines ?? true,
    ...given('firstDay', form.firstDay),
    ...given('lastDay', form.lastDay),
    ...given('most', form.most),
    ...given('mostEach', form.mostEach),
  };
}
