import { TextareaField } from '@larder/ui';
import formStyles from '../../../components/forms/form.module.css';
import { useFormText } from '../../../messages/use-form-text.js';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (message: string) => void;
}

/** What the shopper writes to the shop. */
export function MessageField({ onChange, ...field }: Props) {
  const text = useFormText();
  return (
    <TextareaField
      {...field}
      className={formStyles['whole']}
      name="text"
      label={text('text')}
      required
      rows={5}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
