import { useTexts } from '@larder/platform';
import { SelectField } from '@larder/ui';
import { useOwnOrders } from '../../../api/own-orders-api.js';
import { PersonField, type FieldProps } from '../../../components/forms/person-field.js';
import { problemMessage } from '../../../components/forms/problem-message.js';
import { useFormText } from '../../../messages/use-form-text.js';

/** A line of the contact form. */
export function ContactField(props: FieldProps) {
  return props.name === 'orderNumber' ? <OrderField {...props} /> : <PersonField {...props} />;
}

/** The order that a message is about: customers choose one of theirs, everybody else enters its number. */
function OrderField(props: FieldProps) {
  const { id, value, isAnonymous = false, problem, onChange } = props;
  const text = useFormText();
  const { money, date } = useTexts();
  const orders = useOwnOrders(isAnonymous);
  if (orders.length === 0) return <PersonField {...props} />;
  const isOther = value !== '' && !orders.some(({ orderNumber }) => orderNumber === value);
  return (
    <SelectField
      id={id}
      name="orderNumber"
      label={text('order')}
      optionalLabel={text('optional')}
      value={value}
      error={problemMessage(text, problem)}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text('order.none')}</option>
      {isOther && <option>{value}</option>}
      {orders.map(({ orderNumber, placedAt, total }) => (
        <option key={orderNumber} value={orderNumber}>
          {text('order.one', {
            date: date(placedAt, { dateStyle: 'medium' }),
            total: money(total),
            number: orderNumber,
          })}
        </option>
      ))}
    </SelectField>
  );
}
