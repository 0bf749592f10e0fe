import type { AuditEntry } from '@larder/office-contract';
import { DataTable, List, useTranslate } from 'react-admin';
import { useFormat } from '../messages/format.js';

/** Whole settings are long: their beginning says which. */
const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 200);

const describe = (values: unknown) =>
  typeof values === 'object' && values !== null
    ? Object.entries(values)
        .map(([name, value]) => `${name}: ${textOf(value)}`)
        .join(', ')
    : '';

/** Who changed what, newest first. */
export const AuditList = () => {
  const { moment } = useFormat();
  const translate = useTranslate();
  return (
    <List exporter={false} actions={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<AuditEntry> source="at" disableSort render={({ at }) => moment(at)} />
        <DataTable.Col source="staffName" disableSort />
        <DataTable.Col<AuditEntry>
          source="action"
          disableSort
          render={({ action }) => translate(`office.actions.${action.replace('.', '-')}`)}
        />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col<AuditEntry>
          source="before"
          disableSort
          render={({ before }) => describe(before)}
        />
        <DataTable.Col<AuditEntry>
          source="after"
          disableSort
          render={({ after }) => describe(after)}
        />
      </DataTable>
    </List>
  );
};
