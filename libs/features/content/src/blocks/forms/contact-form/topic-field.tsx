import { SelectField } from '@larder/ui';
import formStyles from '../../../components/forms/form.module.css';
import { useFormText } from '../../../messages/use-form-text.js';

interface Props {
  readonly id: string;
  readonly topics: readonly string[];
  readonly value: string;
  readonly onChange: (topic: string) => void;
}

/** What a message is about, where the shop offers topics. */
export function TopicField({ id, topics, value, onChange }: Props) {
  const text = useFormText();
  if (topics.length === 0) return null;
  return (
    <SelectField
      className={formStyles['whole']}
      id={id}
      name="topic"
      label={text('topic')}
      optionalLabel={text('optional')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text('topic.none')}</option>
      {topics.map((topic) => (
        <option key={topic}>{topic}</option>
      ))}
    </SelectField>
  );
}
