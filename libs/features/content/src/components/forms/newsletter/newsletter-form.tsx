import { useId, type ReactNode } from 'react';
import { Checkbox, FieldGroup } from '@larder/ui';
import { FormLayout } from '../form-layout.js';
import formStyles from '../form.module.css';
import { PersonField } from '../person-field.js';
import { problemMessage } from '../problem-message.js';
import { useFormText } from '../../../messages/use-form-text.js';
import { usePrefill } from '../use-prefill.js';
import { useTeaserLevel } from '../../../blocks/teasers/teaser-level.js';
import type { Topics } from '../../../blocks/forms/newsletter-subscribe/topics.schema.js';
import { useNewsletter } from './use-newsletter.js';

interface Props {
  readonly kind: 'subscribe' | 'unsubscribe';
  readonly title: string;
  readonly text?: string | undefined;
  readonly done: ReactNode;
  /** Replaces the general message when the call fails. */
  readonly failed?: ReactNode;
  readonly topics: Topics;
}

/** Address and topics, for coming and going. */
export function NewsletterForm({ kind, title, text: intro, done, failed, topics }: Props) {
  const text = useFormText();
  const id = useId();
  const heading = useTeaserLevel();
  const newsletter = useNewsletter(
    kind,
    topics.map((topic) => topic.id),
  );
  const { form, attempt, outcome, problems, change } = newsletter;
  usePrefill({
    name: `newsletter ${kind}`,
    fields: ['email', 'topics'],
    values: form.values,
    outcome,
    // A subscription is for an address, and a customer has one.
    isAnonymous: false,
    fill: (values) => void form.setValues({ ...form.values, ...values }),
  });
  const chosen = form.values.topics;
  const idOf = (field: string) => `${id}-${field}`;
  const pick = (topic: string, isChosen: boolean) =>
    change('topics', isChosen ? [...chosen, topic] : chosen.filter((one) => one !== topic));
  return (
    <FormLayout
      attempt={attempt}
      outcome={outcome}
      problems={problems}
      idOf={idOf}
      title={title}
      heading={heading}
      done={done}
      failed={failed}
      text={intro}
      labelOf={(field) => text(field === 'topics' ? 'newsletter.topics' : 'newsletter.email')}
      action={kind === 'subscribe' ? 'newsletter.subscribe' : 'newsletter.unsubscribe'}
      isBusy={form.isSubmitting}
      onSubmit={form.handleSubmit}
    >
      <PersonField
        name="email"
        id={idOf('email')}
        value={form.values.email}
        isRequired
        problem={problems['email']}
        onChange={(value) => change('email', value)}
      />
      {topics.length > 1 && (
        <FieldGroup
          id={idOf('topics')}
          legend={text('newsletter.topics')}
          error={problemMessage(text, problems['topics'])}
        >
          <div className={formStyles['choices']}>
            {topics.map((topic) => (
              <Checkbox
                key={topic.id}
                label={topic.label}
                checked={chosen.includes(topic.id)}
                onChange={({ target }) => pick(topic.id, target.checked)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </FormLayout>
  );
}
