import { useMediaQuery, type Theme } from '@mui/material';
import type { AuditEntry } from '@larder/office-contract';
import { DataTable, List, SimpleList, useTranslate } from 'react-admin';
import { useFormat } from '../messages/format.js';

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'moment'>;

/** Whole settings are long: their beginning says which. */
function textOf(value: unknown, { date, moment }: Format): string {
  if (typeof value === 'object') return JSON.stringify(value).slice(0, 200);
  const text = String(value);
  if (DAY.test(text)) return date(text);
  return INSTANT.test(text) ? moment(text) : text.slice(0, 200);
}

const describe = (values: unknown, format: Format) =>
  typeof values === 'object' && values !== null
    ? Object.entries(values)
        .map(([name, value]) => `${name}: ${textOf(value, format)}`)
        .join(', ')
    : '';

/** Who changed what, newest first: cards on a phone, a table on a desk. */
export const AuditList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List exporter={false} actions={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

const actionKey = ({ action }: AuditEntry) => `office.actions.${action.replace('.', '-')}`;

const SmallList = () => {
  const format = useFormat();
  const translate = useTranslate();
  return (
    <SimpleList<AuditEntry>
      primaryText={(entry) => `${translate(actionKey(entry))} · ${entry.staffName}`}
      secondaryText={({ at, subject, before, after }) => {
        const change = [describe(before, format), describe(after, format)];
        return [format.moment(at), subject, change.filter(Boolean).join(' → ')]
          .filter(Boolean)
          .join(' · ');
      }}
      rowClick={false}
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
};

const WideList = () => {
  const format = useFormat();
  const translate = useTranslate();
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEntry> source="at" disableSort render={({ at }) => format.moment(at)} />
      <DataTable.Col source="staffName" disableSort />
      <DataTable.Col<AuditEntry>
        source="action"
        disableSort
        render={(entry) => translate(actionKey(entry))}
      />
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col<AuditEntry>
        source="before"
        disableSort
        render={({ before }) => describe(before, format)}
      />
      <DataTable.Col<AuditEntry>
        source="after"
        disableSort
        render={({ after }) => describe(after, format)}
      />
    </DataTable>
  );
};
