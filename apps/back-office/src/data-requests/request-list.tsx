import { Chip } from '@mui/material';
import type { DataRequest } from '@larder/office-contract';
import { CreateButton, DataTable, List, TopToolbar, useTranslate } from 'react-admin';
import { may } from '../data/auth-provider.js';
import { useFormat } from '../messages/format.js';
import { RequestActions } from './request-actions.js';
import { SignOutButton } from './sign-out-button.js';

const ListActions = () => (
  <TopToolbar sx={{ alignItems: 'center' }}>
    {may('admin') && <SignOutButton />}
    <CreateButton />
  </TopToolbar>
);

/** Requests of people for their data, the most urgent first. */
export const RequestList = () => {
  const translate = useTranslate();
  const { moment, date } = useFormat();
  return (
    <List exporter={false} empty={false} actions={<ListActions />}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<DataRequest>
          source="kind"
          disableSort
          render={({ kind }) => translate(`office.request.kinds.${kind}`)}
        />
        <DataTable.Col<DataRequest>
          source="email"
          disableSort
          render={({ email, orderNumber }) =>
            [
              email ?? translate('office.request.erased'),
              orderNumber && translate('office.request.ofOrder', { number: orderNumber }),
            ]
              .filter(Boolean)
              .join(', ')
          }
        />
        <DataTable.Col<DataRequest>
          source="receivedOn"
          disableSort
          render={({ receivedOn }) => date(receivedOn)}
        />
        <DataTable.Col<DataRequest>
          source="dueOn"
          disableSort
          render={({ dueOn }) => date(dueOn)}
        />
        <DataTable.Col<DataRequest>
          source="state"
          disableSort
          render={({ state, isOverdue }) => (
            <Chip
              size="small"
              variant="outlined"
              color={isOverdue ? 'error' : state === 'OPEN' ? 'warning' : 'default'}
              label={translate(`office.request.states.${isOverdue ? 'OVERDUE' : state}`)}
            />
          )}
        />
        <DataTable.Col<DataRequest>
          source="answeredBy"
          disableSort
          render={({ answeredBy, answeredAt, reason }) =>
            answeredAt !== undefined &&
            [`${answeredBy}, ${moment(answeredAt)}`, reason].filter(Boolean).join(': ')
          }
        />
        <DataTable.Col<DataRequest>
          source="act"
          label="office.request.act"
          disableSort
          render={(request) => request.state === 'OPEN' && <RequestActions request={request} />}
        />
      </DataTable>
    </List>
  );
};
