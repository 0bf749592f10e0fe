import { useId } from 'react';
import { FormLayout } from '../../../components/forms/form-layout.js';
import formStyles from '../../../components/forms/form.module.css';
import { PersonField } from '../../../components/forms/person-field.js';
import { problemMessage } from '../../../components/forms/problem-message.js';
import { useFormText, type FormTextKey } from '../../../messages/use-form-text.js';
import { usePrefill } from '../../../components/forms/use-prefill.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import { QuestionField } from './question-field.js';
import type { Fields, Question } from './questionnaire.schema.js';
import { useQuestionnaire } from './use-questionnaire.js';

/** CONT-40. */
export default function Questionnaire({ fields }: { fields: Fields }) {
  const text = useFormText();
  const id = useId();
  const heading = useTeaserLevel();
  const { form, attempt, outcome, problems, change } = useQuestionnaire(fields);
  usePrefill({
    name: fields.formId,
    fields: [...fields.person, 'answers'],
    values: form.values,
    outcome,
    isAnonymous: fields.isAnonymous,
    fill: (values) => void form.setValues({ ...form.values, ...values }),
  });
  const { answers } = form.values;
  const idOf = (field: string) => `${id}-${field}`;
  const labelOf = (field: string) =>
    fields.questions.find(({ name }) => name === field)?.label ?? text(field as FormTextKey);
  const nothingIn = ({ kind }: Question) => (kind === 'several' ? [] : '');
  return (
    <FormLayout
      attempt={attempt}
      outcome={outcome}
      problems={problems}
      idOf={idOf}
      labelOf={labelOf}
      heading={heading}
      isAnonymous={fields.isAnonymous}
      title={fields.title}
      text={fields.text}
      done={fields.thanks ?? text('sent.questionnaire')}
      action="send"
      hasOptional={fields.person.length > 0 || fields.questions.some((one) => !one.isRequired)}
      isBusy={form.isSubmitting}
      onSubmit={form.handleSubmit}
    >
      {fields.questions.map((question) => (
        <QuestionField
          key={question.name}
          question={question}
          id={idOf(question.name)}
          answer={answers[question.name] ?? nothingIn(question)}
          error={problemMessage(text, problems[question.name])}
          onChange={(answer) => change('answers', { ...answers, [question.name]: answer })}
        />
      ))}
      {fields.person.length > 0 && (
        <div className={formStyles['fields']}>
          {fields.person.map((name) => (
            <PersonField
              key={name}
              name={name}
              id={idOf(name)}
              value={String(form.values[name] ?? '')}
              isAnonymous={fields.isAnonymous}
              problem={problems[name]}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
      )}
    </FormLayout>
  );
}
