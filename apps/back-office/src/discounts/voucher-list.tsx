import type { OfficeVoucher } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { EndColumn, StateColumn, UsesColumn } from './discount-columns.js';
import { useBenefitText } from './use-benefit-text.js';

/** Vouchers of the member card, of the shop's files and of its people. */
export const VoucherList = () => {
  const benefitText = useBenefitText();
  const translate = useTranslate();
  const { date } = useFormat();
  return (
    <List exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="title" disableSort />
        <DataTable.Col<OfficeVoucher>
          source="audience"
          disableSort
          render={({ audience }) => translate(`office.voucher.audience.${audience}`)}
        />
        <DataTable.Col<OfficeVoucher>
          source="benefit"
          disableSort
          render={({ benefit }) =>
            benefit ? benefitText(benefit) : translate('office.voucher.inStore')
          }
        />
        <DataTable.Col<OfficeVoucher>
          source="lastDay"
          disableSort
          render={({ lastDay }) =>
            lastDay === undefined ? translate('office.code.noEnd') : date(lastDay)
          }
        />
        <UsesColumn />
        <StateColumn />
        <EndColumn
          nameBy="title"
          end={(id) => callOffice(calls.endVoucher, { params: { id }, body: {} })}
        />
      </DataTable>
    </List>
  );
};
