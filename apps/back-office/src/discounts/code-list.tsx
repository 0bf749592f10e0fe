import { useMediaQuery, type Theme } from '@mui/material';
import type { OfficeCode } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { DataTable, List, SearchInput, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { DiscountCards } from './discount-cards.js';
import { EndColumn, StateColumn, UsesColumn, type EndProps } from './discount-columns.js';
import { useBenefitText } from './use-benefit-text.js';

const ending: EndProps = {
  nameBy: 'id',
  end: (id) => callOffice(calls.endCode, { params: { id }, body: {} }),
};

/** Codes with what they give, and the way to end one: cards on a phone, a table on a desk. */
export const CodeList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List filters={[<SearchInput key="q" source="q" alwaysOn />]} exporter={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

/** The last moment of a code, in words. */
function useEndText() {
  const translate = useTranslate();
  const { moment } = useFormat();
  return ({ endsAt }: OfficeCode) =>
    endsAt === undefined ? translate('office.code.noEnd') : moment(endsAt);
}

const SmallList = () => {
  const benefitText = useBenefitText();
  const endText = useEndText();
  return (
    <DiscountCards<OfficeCode>
      headingOf={({ id, title }) => `${id} · ${title}`}
      termsOf={(code) => [benefitText(code.benefit), endText(code)]}
      {...ending}
    />
  );
};

const WideList = () => {
  const benefitText = useBenefitText();
  const endText = useEndText();
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="id" disableSort />
      <DataTable.Col source="title" disableSort />
      <DataTable.Col<OfficeCode>
        source="benefit"
        disableSort
        render={({ benefit }) => benefitText(benefit)}
      />
      <DataTable.Col<OfficeCode> source="endsAt" disableSort render={endText} />
      <UsesColumn />
      <StateColumn />
      <EndColumn {...ending} />
    </DataTable>
  );
};
