import type { NewVoucher } from '@larder/office-contract';
import { given, titlesOf } from './form-values.js';

/** Fields of the form; amounts are cents. */
export interface VoucherForm {
  readonly titles: Readonly<Record<string, string | null>>;
  readonly audience: NewVoucher['audience'];
  /** Emails, one a line or between commas. */
  readonly recipients?: string | null;
  readonly kind: 'percent' | 'amount';
  readonly percent?: number | null;
  readonly cents?: number | null;
  readonly from?: number | null;
  readonly service: '' | 'DELIVERY' | 'CLICK_AND_COLLECT' | null;
  readonly firstDay?: string | null;
  readonly lastDay?: string | null;
  readonly most?: number | null;
  readonly mostEach: number;
  readonly isAutomatic: boolean;
}

/** The voucher that a person has described; empty fields are no limits. */
export function voucherOf(form: Partial<VoucherForm>): NewVoucher {
  const { titles = {}, audience = 'members', kind = 'percent', percent, cents, service } = form;
  const emails = (form.recipients ?? '').split(/[\s,;]+/).filter((email) => email !== '');
  const from = given('from', form.from);
  return {
    titles: titlesOf(titles),
    audience,
    recipients: audience === 'given' ? emails : [],
    benefit:
      kind === 'amount'
        ? { kind, cents: cents ?? 0, ...from }
        : { kind, percent: percent ?? 0, ...from },
    services: service ? [service] : [],
    mostEach: form.mostEach ?? 1,
    isAutomatic: form.isAutomatic ?? true,
    ...given('firstDay', form.firstDay),
    ...given('lastDay', form.lastDay),
    ...given('most', form.most),
  };
}
