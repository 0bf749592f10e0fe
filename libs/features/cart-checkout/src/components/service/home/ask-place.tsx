import { useId, type FormEvent } from 'react';
import { useFeature } from '@larder/platform';
import { Button, TextField } from '@larder/ui';
import { useGateText, useHomeText } from '../../../messages/gate-text.js';
import { useText } from '../../../messages/use-text.js';
import { serviceSlice } from '../../../state/service.js';
import { DeliveryAnswer, placeOf } from '../postcode/gate-answer.js';
import { isNumeric, postcodeLength } from '../postcode/postcode-format.js';
import { typedPostcode } from '../postcode/typed-postcode.js';
import { usePostcodeGate } from '../postcode/use-postcode-gate.js';
import styles from './home.module.css';

/** One field: the answer comes while typing, and the shopping starts. */
export function AskPlace({ onAnswered }: { readonly onAnswered: () => void }) {
  const gate = useGateText();
  const home = useHomeText();
  const context = useFeature();
  const id = useId();
  const { country } = context.tenant;
  const form = usePostcodeGate('', onAnswered);
  const isOutside = form.answer !== undefined && !form.answer.delivery;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOutside) return form.deliver();
    typedPostcode.current = form.typed;
    context.dispatch(serviceSlice.actions.asked());
  };
  return (
    <form className={styles.ask} aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 className={styles.title} id={id}>
        {home('title')}
      </h2>
      <div className={styles.row}>
        <TextField
          ref={form.field}
          label={gate('label')}
          inputMode={isNumeric(country) ? 'numeric' : 'text'}
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={postcodeLength(country)}
          value={form.typed}
          onChange={({ target }) => form.change(target.value)}
          error={form.problem === 'incomplete' ? gate('incomplete') : undefined}
        />
        <div className={styles.start}>
          <Button type="submit" busy={form.busy !== undefined}>
            {isOutside ? home('options') : gate('start')}
          </Button>
        </div>
      </div>
      <div className={styles.answer} aria-live="polite">
        <Answer {...form} />
      </div>
    </form>
  );
}

type Gate = ReturnType<typeof usePostcodeGate>;

function Answer({ answer, isWhole, problem, retry }: Gate) {
  const text = useText();
  const gate = useGateText();
  if (problem === 'unreachable')
    return (
      <p className={styles.failed}>
        {text('trouble.unreachable.title')}
        <Button variant="quiet" onClick={retry}>
          {text('retry')}
        </Button>
      </p>
    );
  if (answer?.delivery) return <DeliveryAnswer answer={answer} delivery={answer.delivery} />;
  if (answer) return <strong>{gate('outside.title', { place: placeOf(answer) })}</strong>;
  return isWhole && <p className={styles.quiet}>{gate('asking')}</p>;
}
