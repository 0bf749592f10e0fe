import {
  FormDataConsumer,
  NumberInput,
  TextInput,
  maxValue,
  minValue,
  required,
} from 'react-admin';
import { currentShop } from '../data/session.js';
import { toCents, toField } from '../shop/money-input.js';

export const serviceChoices = (['', 'DELIVERY', 'CLICK_AND_COLLECT'] as const).map((id) => ({
  id,
  name: `office.code.services.${id || 'all'}`,
}));
export const money = { format: toField, parse: toCents, step: 0.01, min: 0.01 } as const;
export const asDay = (day: string | undefined) => day ?? '';

/** A title in each language of the shop; the first one is required. */
export const TitleInputs = () =>
  currentShop().locales.map((locale, position) => (
    <TextInput
      key={locale}
      source={`titles.${locale}`}
      label={`office.code.title.${locale.slice(0, 2)}`}
      {...(position === 0 && { validate: required() })}
    />
  ));

/** How much a discount takes off: the field that its kind has. */
export const BenefitInputs = () => (
  <FormDataConsumer<{ readonly kind: string }>>
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
      </>
    )}
  </FormDataConsumer>
);
