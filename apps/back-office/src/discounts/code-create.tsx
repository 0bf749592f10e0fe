import type { NewCode } from '@larder/office-contract';
import {
  BooleanInput,
  Create,
  DateInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleForm,
  TextInput,
  maxValue,
  minValue,
  regex,
  required,
} from 'react-admin';
import { currentShop } from '../data/session.js';
import { toCents, toField } from '../shop/money-input.js';
import { codeOf, type CodeForm } from './code-of.js';

const kinds = (['percent', 'amount', 'service'] as const).map((id) => ({
  ...{ id, name: `office.code.kinds.${id}` },
}));
const services = (['', 'DELIVERY', 'CLICK_AND_COLLECT'] as const).map((id) => ({
  ...{ id, name: `office.code.services.${id || 'all'}` },
}));
const spelled = regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,59}$/, 'office.code.codeHelp');
const defaults: Partial<CodeForm> = {
  ...{ kind: 'percent', service: '', firstOrder: false, combines: true, titles: {} },
};
const money = { format: toField, parse: toCents, step: 0.01, min: 0.01 } as const;
const asDay = (day: string | undefined) => day ?? '';

/** What the code takes off: the fields that its kind has. */
const Benefit = () => (
  <FormDataConsumer<CodeForm>>
    {({ formData: { kind } }) => (
      <>
        {kind === 'percent' && (
          <NumberInput
            source="percent"
            validate={[required(), minValue(1), maxValue(100)]}
            step={1}
          />
        )}
        {kind === 'amount' && (
          <NumberInput source="cents" {...money} validate={[required(), minValue(1)]} />
        )}
        {kind !== 'amount' && <NumberInput source="upTo" {...money} validate={minValue(1)} />}
      </>
    )}
  </FormDataConsumer>
);

/** A new code. Empty fields are no limits. */
export const CodeCreate = () => (
  <Create<NewCode & { readonly id: string }> redirect="list" transform={codeOf}>
    <SimpleForm defaultValues={defaults} sx={{ maxWidth: 560 }}>
      <TextInput
        source="code"
        validate={[required(), spelled]}
        helperText="office.code.codeHelp"
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
      />
      {currentShop().locales.map((locale, position) => (
        <TextInput
          key={locale}
          source={`titles.${locale}`}
          label={`office.code.title.${locale.slice(0, 2)}`}
          {...(position === 0 && { validate: required() })}
        />
      ))}
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <Benefit />
      <NumberInput source="from" {...money} validate={minValue(1)} />
      <SelectInput source="service" choices={services} />
      <DateInput source="firstDay" format={asDay} />
      <DateInput source="lastDay" format={asDay} />
      <NumberInput source="most" step={1} validate={minValue(1)} />
      <NumberInput source="mostEach" step={1} validate={minValue(1)} />
      <BooleanInput source="firstOrder" />
      <BooleanInput source="combines" />
    </SimpleForm>
  </Create>
);
