import type { SettingSummary } from '@larder/office-contract';
import { DataTable, List, useTranslate } from 'react-admin';
import { RowLink } from '../data/row-link.js';
import { useFormat } from '../messages/format.js';

/** Settings that can be changed while the shop runs, and who changed them. */
export const SettingList = () => {
  const translate = useTranslate();
  const { moment } = useFormat();
  return (
    <List exporter={false} actions={false} pagination={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col<SettingSummary>
          source="id"
          disableSort
          render={({ id }) => <RowLink>{translate(`office.settings.names.${id}`)}</RowLink>}
        />
        <DataTable.Col<SettingSummary>
          source="changed"
          disableSort
          render={({ changed }) =>
            changed
              ? `${changed.staffName}, ${moment(changed.at)}`
              : translate('office.settings.byFile')
          }
        />
      </DataTable>
    </List>
  );
};
