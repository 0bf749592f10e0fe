import type { OfficeCode } from '@larder/office-contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../messages/format.js';

type Benefit = Pick<OfficeCode['benefit'], 'kind'> & {
  readonly percent?: number;
  readonly cents?: number;
  readonly from?: number | undefined;
  readonly most?: number | undefined;
};

/** What a code or voucher takes off, in words, with its least value of goods and its highest discount. */
export function useBenefitText() {
  const translate = useTranslate();
  const { money, number } = useFormat();
  return ({ kind, percent = 0, cents = 0, from, most }: Benefit): string => {
    const value = kind === 'percent' ? number(percent) : money(cents);
    const limits = [
      from !== undefined && translate('office.code.from', { amount: money(from) }),
      most !== undefined && translate('office.code.most', { amount: money(most) }),
    ];
    return [translate(`office.code.gives.${kind}`, { value }), ...limits]
      .filter(Boolean)
      .join(', ');
  };
}
