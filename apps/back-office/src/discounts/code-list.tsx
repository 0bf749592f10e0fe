import type { OfficeCode } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, SearchInput, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { EndButton } from './end-button.js';
import { StateChip } from './state-chip.js';
import { useBenefitText } from './use-benefit-text.js';

const usesOf = ({ used, most }: Pick<OfficeCode, 'used' | 'most'>) =>
  most === undefined ? String(used) : `${used} / ${most}`;

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
        <DataTable.Col<OfficeCode> align="right" source="used" disableSort render={usesOf} />
        <DataTable.Col<OfficeCode>
          source="state"
          disableSort
          render={({ state }) => <StateChip state={state} />}
        />
        <DataTable.Col<OfficeCode>
          source="end"
          label=""
          disableSort
          render={({ id, state }) =>
            state !== 'ENDED' && (
              <EndButton
                name={id}
                end={() => callOffice(calls.endCode, { params: { id }, body: {} })}
              />
            )
          }
        />
      </DataTable>
    </List>
  );
};
