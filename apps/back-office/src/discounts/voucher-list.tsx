import { useMediaQuery, type Theme } from '@mui/material';
import type { OfficeVoucher } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { DiscountCards } from './discount-cards.js';
import { EndColumn, StateColumn, UsesColumn, type EndProps } from './discount-columns.js';
import { useBenefitText } from './use-benefit-text.js';

const ending: EndProps = {
  nameBy: 'title',
  end: (id) => callOffice(calls.endVoucher, { params: { id }, body: {} }),
};

/**
 * Vouchers of the member card, of the shop's files and of its people: cards on a phone, a table on a
 * desk.
 */
export const VoucherList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return <List exporter={false}>{isSmall ? <SmallList /> : <WideList />}</List>;
};

/** Parts of a voucher in words. */
function useVoucherTexts() {
  const benefitText = useBenefitText();
  const translate = useTranslate();
  const { date } = useFormat();
  return {
    audienceOf: ({ audience }: OfficeVoucher) => translate(`office.voucher.audience.${audience}`),
    benefitOf: ({ benefit }: OfficeVoucher) =>
      benefit ? benefitText(benefit) : translate('office.voucher.inStore'),
    lastDayOf: ({ lastDay }: OfficeVoucher) =>
      lastDay === undefined ? translate('office.code.noEnd') : date(lastDay),
  };
}

const SmallList = () => {
  const { audienceOf, benefitOf, lastDayOf } = useVoucherTexts();
  return (
    <DiscountCards<OfficeVoucher>
      headingOf={({ title }) => title}
      termsOf={(voucher) => [audienceOf(voucher), benefitOf(voucher), lastDayOf(voucher)]}
      {...ending}
    />
  );
};

const WideList = () => {
  const { audienceOf, benefitOf, lastDayOf } = useVoucherTexts();
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="title" disableSort />
      <DataTable.Col<OfficeVoucher> source="audience" disableSort render={audienceOf} />
      <DataTable.Col<OfficeVoucher> source="benefit" disableSort render={benefitOf} />
      <DataTable.Col<OfficeVoucher> source="lastDay" disableSort render={lastDayOf} />
      <UsesColumn />
      <StateColumn />
      <EndColumn {...ending} />
    </DataTable>
  );
};
