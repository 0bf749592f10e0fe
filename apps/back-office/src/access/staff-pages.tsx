import { useMediaQuery, type Theme } from '@mui/material';
import type { Staff } from '@larder/office-contract';
import { minPasswordLength, roles } from '@larder/office-contract';
import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  Edit,
  List,
  PasswordInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleList,
  TextInput,
  Toolbar,
  email,
  minLength,
  required,
  useTranslate,
} from 'react-admin';
import { RowLink } from '../data/row-link.js';

const choices = roles.map((id) => ({ id, name: `office.roles.${id}` }));
const longEnough = minLength(minPasswordLength);

/** Everybody who may sign in: cards on a phone, a table on a desk. */
export const StaffList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List exporter={false} pagination={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

const SmallList = () => {
  const translate = useTranslate();
  return (
    <SimpleList<Staff>
      primaryText={({ name }) => name}
      secondaryText={({ email, role }) => `${translate(`office.roles.${role}`)} · ${email}`}
      rowClick="edit"
    />
  );
};

const WideList = () => {
  const translate = useTranslate();
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col<Staff>
        source="name"
        disableSort
        render={({ name }) => <RowLink>{name}</RowLink>}
      />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col<Staff>
        source="role"
        disableSort
        render={({ role }) => translate(`office.roles.${role}`)}
      />
      <DataTable.Col source="isActive" disableSort>
        <BooleanField source="isActive" />
      </DataTable.Col>
    </DataTable>
  );
};

/** Nothing is deleted: an account is closed, and its name stays in the audit. */
const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const changeOf = ({ name, role, isActive, password }: Record<string, unknown>) => ({
  name,
  role,
  isActive,
  ...(typeof password === 'string' && password !== '' && { password }),
});

export const StaffEdit = () => (
  <Edit mutationMode="pessimistic" transform={changeOf}>
    <SimpleForm toolbar={<SaveOnly />}>
      <TextInput source="email" readOnly />
      <TextInput source="name" validate={required()} />
      <SelectInput source="role" choices={choices} validate={required()} />
      <PasswordInput source="password" validate={longEnough} autoComplete="new-password" />
      <BooleanInput source="isActive" />
    </SimpleForm>
  </Edit>
);

export const StaffCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <TextInput source="name" validate={required()} />
      <SelectInput source="role" choices={choices} validate={required()} defaultValue="picker" />
      <PasswordInput
        source="password"
        validate={[required(), longEnough]}
        autoComplete="new-password"
      />
    </SimpleForm>
  </Create>
);
