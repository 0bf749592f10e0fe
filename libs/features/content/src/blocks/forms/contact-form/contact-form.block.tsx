import { useId } from 'react';
import { FileField } from '../../../components/forms/file-field.js';
import { FormLayout } from '../../../components/forms/form-layout.js';
import formStyles from '../../../components/forms/form.module.css';
import { problemMessage } from '../../../components/forms/problem-message.js';
import { useFormText, type FormTextKey } from '../../../messages/use-form-text.js';
import { usePrefill } from '../../../components/forms/use-prefill.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import type { Fields } from './contact-form.schema.js';
import { ContactField } from './contact-field.js';
import { MessageField } from './message-field.js';
import { TopicField } from './topic-field.js';
import { useContactForm } from './use-contact-form.js';

/** CONT-35. */
export default function ContactForm({ fields }: { fields: Fields }) {
  const text = useFormText();
  const id = useId();
  const heading = useTeaserLevel();
  const { form, attempt, outcome, problems, change } = useContactForm(fields);
  const idOf = (field: string) => `${id}-${field}`;
  const messageOf = (field: string) => problemMessage(text, problems[field]);
  const lines = ['firstname', ...fields.extras.filter((name) => name !== 'files')] as const;
  usePrefill({
    name: fields.formId,
    fields: [...lines, 'topic', 'text'],
    values: form.values,
    outcome,
    isAnonymous: fields.isAnonymous,
    fill: (values) => void form.setValues({ ...form.values, ...values }),
  });
  return (
    <FormLayout
      attempt={attempt}
      outcome={outcome}
      problems={problems}
      idOf={idOf}
      heading={heading}
      title={fields.title}
      isAnonymous={fields.isAnonymous}
      text={fields.text}
      done={fields.thanks ?? text('sent.contact')}
      labelOf={(field) => text(field as FormTextKey)}
      action="send"
      hasOptional
      isBusy={form.isSubmitting}
      onSubmit={form.handleSubmit}
    >
      <div className={formStyles['fields']}>
        {lines.map((name) => (
          <ContactField
            key={name}
            name={name}
            id={idOf(name)}
            value={String(form.values[name] ?? '')}
            isRequired={name === 'firstname'}
            isAnonymous={fields.isAnonymous}
            problem={problems[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
        <TopicField
          id={idOf('topic')}
          topics={fields.topics}
          value={form.values.topic}
          onChange={(topic) => change('topic', topic)}
        />
        <MessageField
          id={idOf('text')}
          value={form.values.text}
          error={messageOf('text')}
          onChange={(message) => change('text', message)}
        />
      </div>
      {fields.extras.includes('files') && (
        <FileField
          id={idOf('files')}
          files={form.values.files}
          error={messageOf('files')}
          onChange={(files) => change('files', files)}
        />
      )}
    </FormLayout>
  );
}
