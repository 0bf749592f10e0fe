import type { FormEventHandler, ReactNode } from 'react';
import { Button, FormErrorSummary, Notice } from '@larder/ui';
import styles from './form.module.css';
import type { Problems } from './read-form.js';
import type { Outcome } from './use-block-form.js';
import { useFormText, type FormTextKey } from '../../messages/use-form-text.js';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** Tells the visitor that the form is anonymous. */
  readonly isAnonymous?: boolean;
  /** Says once that every field without "optional" is required. */
  readonly hasOptional?: boolean;
  readonly outcome: Outcome;
  /** Shown in place of the form once it was sent. */
  readonly done: ReactNode;
  /** Replaces the general message when the call fails. */
  readonly failed?: ReactNode;
  readonly attempt: number;
  readonly problems: Problems;
  /** Labels and ids of the fields, in their order. */
  readonly labelOf: (field: string) => string;
  readonly idOf: (field: string) => string;
  readonly action: FormTextKey;
  readonly isBusy: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}

/**
 * Shared layout of the blocks' forms: text before, error summary, button, and result. They are sent by
 * POST even before hydration, so typed values never end up in a URL.
 */
export function FormLayout(props: Props) {
  const { title, text: intro, outcome, done, problems, heading: Heading, labelOf, idOf } = props;
  const text = useFormText();
  return (
    <section className={styles['frame']}>
      <Heading className={styles['title']}>{title}</Heading>
      {outcome === 'sent' ? (
        <Notice type="success" live>
          {done}
        </Notice>
      ) : (
        <form method="post" className={styles['form']} onSubmit={props.onSubmit} noValidate>
          <noscript>
            <Notice type="warning">{text('noScript')}</Notice>
          </noscript>
          {intro && <p>{intro}</p>}
          {props.isAnonymous && <p>{text('anonymous')}</p>}
          <FormErrorSummary
            title={text('summary')}
            attempt={props.attempt}
            errors={Object.entries(problems).map(([field, { key, limit }]) => ({
              fieldId: idOf(field),
              message: `${labelOf(field)}: ${text(key, { limit: limit ?? 0 })}`,
            }))}
          />
          {(outcome === 'failed' || outcome === 'tooMany') && (
            <Notice type="error" live title={text('failed.title')}>
              {outcome === 'failed'
                ? (props.failed ?? text('failed.text'))
                : text('failed.tooMany')}
            </Notice>
          )}
          {props.hasOptional && <p className={styles['note']}>{text('requiredNote')}</p>}
          {props.children}
          <div>
            <Button type="submit" busy={props.isBusy}>
              {text(props.action)}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
