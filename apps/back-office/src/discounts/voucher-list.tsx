import type { OfficeVoucher } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { EndButton } from './end-button.js';
import { StateChip } from './state-chip.js';
import { useBenefitText } from './use-benefit-text.js';

const usesOf = ({ used, most }: OfficeVoucher) =>
  most === undefined ? String(used) : `${used} / ${most}`;

/** Vouchers of the member card, which the shop's files define. */
export const VoucherList = () => {
  const benefitText = useBenefitText();
  const translate = useTranslate();
  return (
    <List exporter={false} actions={false}>
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
        <DataTable.Col source="lastDay" disableSort />
        <DataTable.Col<OfficeVoucher> align="right" source="used" disableSort render={usesOf} />
        <DataTable.Col<OfficeVoucher>
          source="state"
          disableSort
          render={({ state }) => <StateChip state={state} />}
        />
        <DataTable.Col<OfficeVoucher>
          source="end"
          label=""
          disableSort
          render={({ id, title, state }) =>
            state !== 'ENDED' && (
              <EndButton
                name={title}
                end={() => callOffice(calls.endVoucher, { params: { id }, body: {} })}
              />
            )
          }
        />
      </DataTable>
    </List>
  );
};
