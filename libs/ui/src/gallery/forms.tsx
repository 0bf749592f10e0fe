import { useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import { Button } from '../button/button.js';
import { ComboboxField } from '../forms/combobox/combobox-field.js';
import { Checkbox, FieldGroup, Radio } from '../forms/field/choice.js';
import { FormErrorSummary } from '../forms/field/form-error-summary.js';
import { SortForm } from '../forms/sort-form/sort-form.js';
import { SelectField, TextareaField, TextField } from '../forms/field/text-field.js';
import { PinIcon } from '../icons/icons.js';
import { EyeIcon } from '../icons/later-icons.js';
import { Stack } from '../layout/layout.js';
import styles from './gallery.module.css';
import { Chapter, Sample } from './sample.js';

const required = { required: true, requiredLabel: 'required' } as const;
const streets = ['Marktgasse 1, 1090 Wien', 'Marktplatz 4, 1170 Wien', 'Marxergasse 17, 1030 Wien'];

function AddressField() {
  const [text, setText] = useState('');
  const found = text ? streets.filter((street) => street.includes(text)) : [];
  return (
    <ComboboxField
      {...required}
      id="address"
      label="Address"
      hint="Street and number"
      autoComplete="off"
      value={text}
      onValueChange={setText}
      groups={[{ key: 'addresses', items: found }]}
      keyOf={(street) => street}
      textOf={(street) => street}
      renderItem={(street) => (
        <>
          <PinIcon />
          {street}
        </>
      )}
      onPick={() => undefined}
      status={text ? `${found.length} addresses` : undefined}
    />
  );
}

function SentForm() {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { fieldId: 'mail', message: 'Enter an e-mail address with an @' },
    { fieldId: 'terms', message: 'Accept the terms to order' },
  ];
  return (
    <Stack>
      <FormErrorSummary title="There are 2 problems" errors={errors} attempt={attempt} />
      <TextField
        {...required}
        id="mail"
        label="E-mail"
        type="email"
        autoComplete="email"
        defaultValue="anna.example"
        error="Enter an e-mail address with an @, such as anna@example.com"
      />
      <Checkbox
        id="terms"
        label={
          <>
            I accept the <a href="#terms">terms and conditions</a>
          </>
        }
        error="Accept the terms to order"
      />
      <Button block onClick={() => setAttempt(attempt + 1)}>
        Send
      </Button>
    </Stack>
  );
}

function TextFields() {
  return (
    <Stack>
      <TextField
        {...required}
        label="First name"
        autoComplete="given-name"
        defaultValue="Anna-Maria"
      />
      <TextField label="Company" optionalLabel="optional" placeholder="Only for an invoice" />
      <TextField
        {...required}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        end={<IconButton label="Show password" icon={<EyeIcon />} />}
      />
      <TextField label="Weight" inputMode="decimal" defaultValue="1,5" end={<span>kg</span>} />
      <TextField label="Customer number" defaultValue="4711" disabled />
    </Stack>
  );
}

function Choices() {
  return (
    <Stack>
      <SelectField label="Salutation" defaultValue="none">
        <option value="none">No answer</option>
        <option value="ms">Ms</option>
      </SelectField>
      <TextareaField
        label="Note for the driver"
        optionalLabel="optional"
        hint="Door, floor, bell"
        defaultValue="Second door on the left, please do not ring: the baby sleeps."
      />
      <FieldGroup legend="If something is missing" hint="You can still choose for each product">
        <Radio name="substitute" label="Pick something similar" defaultChecked />
        <Radio name="substitute" label="Ask me by text message" />
        <Radio name="substitute" label="Leave it out" disabled />
      </FieldGroup>
      <FieldGroup legend="Diet">
        <Checkbox label="Vegan" defaultChecked />
        <Checkbox label="Without gluten" />
        <Checkbox label="Halal" disabled />
      </FieldGroup>
    </Stack>
  );
}

const orders = { relevance: 'Relevance', price: 'Lowest price', name: 'Name' } as const;

function Orders() {
  const [order, setOrder] = useState<keyof typeof orders>('relevance');
  return (
    <SortForm
      action="#order"
      kept={[]}
      label="Sort by"
      applyText="Sort"
      orders={['relevance', 'price', 'name']}
      order={order}
      textOf={(one) => orders[one]}
      onChange={setOrder}
    />
  );
}

export function Forms() {
  return (
    <Chapter title="Forms">
      <div className={styles.columns}>
        <Sample name="Text fields: filled, empty, with a button, with a unit, disabled">
          <TextFields />
        </Sample>
        <Sample name="Select, textarea, radios, checkboxes">
          <Choices />
        </Sample>
        <Sample name="Order of a list">
          <Orders />
        </Sample>
        <Sample name="Suggestions, errors and their summary">
          <AddressField />
          <SentForm />
        </Sample>
      </div>
    </Chapter>
  );
}
