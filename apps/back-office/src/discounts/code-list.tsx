import type { OfficeCode } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, SearchInput, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { EndColumn, StateColumn, UsesColumn } from './discount-columns.js';
import { useBenefitText } from './use-benefit-text.js';

/** Codes with what they give, and the way to end one. */
export const CodeList = () => {
  const benefitText = useBenefitText();
  const translate = useTranslate();
  const { moment } = useFormat();
  return (
    <List filters={[<SearchInput key="q" source="q" alwaysOn />]} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="title" disableSort />
        <DataTable.Col<OfficeCode>
          source="benefit"
          disableSort
          render={({ benefit }) => benefitText(benefit)}
        />
        <DataTable.Col<OfficeCode>
          source="endsAt"
          disableSort
          render={({ endsAt }) =>
            endsAt === undefined ? translate('office.code.noEnd') : moment(endsAt)
          }
        />
        <UsesColumn />
        <StateColumn />
        <EndColumn
          nameBy="id"
          end={(id) => callOffice(calls.endCode, { params: { id }, body: {} })}
        />
      </DataTable>
    </List>
  );
};
